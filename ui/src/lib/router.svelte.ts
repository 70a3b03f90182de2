/** Which screen the address names. */

class Place {
  path = $state(location.pathname);
  query = $state(location.search);
}

const place = new Place();

addEventListener('popstate', () => {
  place.path = location.pathname;
  place.query = location.search;
});

export function path(): string {
  return place.path;
}

export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.path = location.pathname;
  place.query = location.search;
  scrollTo(0, 0);
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
