/** Web push to this browser: whether it is wished, and registering with the server. */

import { ask } from './api';

class Push {
  /** Whether this browser is registered; null until that is known, or where it cannot be. */
  on = $state<boolean | null>(null);
}

export const push = new Push();

export async function lookForPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  push.on = found != null;
}

/** Register this browser, which asks whether it may; false where it may not. */
export async function registerPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await ask<{ key: string }>('GET', '/me/push');
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (made === null) return false;
  const { endpoint, keys } = made.toJSON();
  try {
    await ask('POST', '/me/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
  } catch (failure) {
    await made.unsubscribe();
    throw failure;
  }
  push.on = true;
  return true;
}

export async function endPush(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.getSubscription();
  if (made !== null) {
    await ask('POST', '/me/push/end', { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  push.on = false;
}
