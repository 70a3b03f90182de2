/**
 * The shell of the page for a moment without connection. The network always comes first, so that nobody keeps
 * an old page while there is a new one; games, rules and everything else under /api is never kept.
 */

const SHELL = 'ziggurat-shell';
const HOME = '/';
/** Milliseconds until a server that does not answer counts as away. */
const PATIENCE = 4000;

addEventListener('install', (event) => {
  event.waitUntil(keepHome().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/embed')) return;
  if (pathname.startsWith('/api')) {
    if (hangs) event.respondWith(inTime(request));
  } else if (request.mode === 'navigate') event.respondWith(navigate(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

/** The page names the files that it was loaded with before anything was kept. */
addEventListener('message', (event) => {
  event.waitUntil(keepAssets(event.data.loaded));
});

/** It is somebody's turn: the server says where, and a click goes there. */
addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: 'turns', renotify: true, icon: '/icon-192.png', data: { url } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

/** Show an address of the page: in a window that is there, else in a new one. */
async function show(url) {
  const windows = await clients.matchAll({ type: 'window' });
  const shown = windows.find((one) => new URL(one.url).pathname === url) ?? windows[0];
  if (shown === undefined) return clients.openWindow(url);
  await shown.focus().catch(() => undefined);
  return new URL(shown.url).pathname === url ? undefined : shown.navigate(url);
}

async function keepHome() {
  const cache = await caches.open(SHELL);
  await cache.addAll([HOME, '/icon.svg', '/icon-turn.svg', '/manifest.webmanifest']);
}

async function keepAssets(addresses) {
  const cache = await caches.open(SHELL);
  const assets = addresses.filter((one) => new URL(one).origin === location.origin && new URL(one).pathname.startsWith('/assets/'));
  await Promise.all(assets.map(async (one) => (await cache.match(one)) ?? cache.add(one).catch(() => undefined)));
}

/** Any address of the page is its shell, which knows its own routes; who has one waits no longer than a few seconds for the network. */
async function navigate(request) {
  const shell = await caches.match(HOME);
  try {
    const answer = await (shell === undefined ? fetch(request) : inTime(request));
    if (new URL(request.url).pathname === HOME && answer.ok) await renew(answer.clone());
    return answer;
  } catch {
    return shell ?? Response.error();
  }
}

/** Whether the server left the last address without an answer. */
let hangs = false;

async function inTime(request) {
  hangs = true;
  const answer = await Promise.race([fetch(request), new Promise((_, lose) => setTimeout(lose, PATIENCE))]);
  hangs = false;
  return answer;
}

/** A new page has come: files of the old one are no longer needed. */
async function renew(answer) {
  const cache = await caches.open(SHELL);
  const [before, now] = await Promise.all([cache.match(HOME).then((old) => old?.text()), answer.clone().text()]);
  if (before !== undefined && before !== now)
    for (const old of await cache.keys()) if (new URL(old.url).pathname.startsWith('/assets/')) await cache.delete(old);
  await cache.put(HOME, answer);
}

/** Files with a hash in their name never change. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const answer = await (hangs ? inTime(request) : fetch(request));
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}
