/** Which screen the address names. */

class Place {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);
  /** Nothing was found at the address. */
  empty = $state(false);
  /** What lies at the address, by its own name. */
  called = $state<string | null>(null);
}

const place = new Place();

function look(): void {
  if (place.path !== location.pathname) {
    place.empty = false;
    place.called = null;
  }
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

export function path(): string {
  return place.path;
}

/** Nothing lies at the address, which only the screen that looked for it knows. */
export function nothingHere(): void {
  place.empty = true;
}

export function isEmpty(): boolean {
  return place.empty;
}

/** The name of what lies at the address, once its screen knows it. */
export function callScreen(name: string): void {
  place.called = name;
}

export function screenName(): string | null {
  return place.called;
}

export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

/** What stands behind the `#` of the address: a place on the screen. */
export function hash(): string {
  return decodeURIComponent(place.hash.slice(1));
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  look();
  if (location.hash === '') scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
