import { parseUrl } from '@my-air/ui-kit';

/** The destination of a sign-in without a wanted place. */
export const home = '/';

/** The name in local storage under which the destination is kept. */
export const destinationKey = 'redirectTo';

// Screens on the way of a sign-in: coming back to them would ask for a second sign-in, or go round in
// circles.
const passages = new Set(['/login', '/oauth/login', '/register', '/impersonate']);
const longestPath = 2048;
// oxlint-disable-next-line no-control-regex -- browsers drop control characters, which can turn a path into an address
const treacherous = /[\u0000-\u001f\u007f\\]/;

/**
 * A path of this site with its query and hash, or the home path when the destination is any other address.
 */
export function safeDestination(wish: string | null | undefined, origin: string): string {
  if (!wish || wish.length > longestPath || !isPath(wish)) return home;
  const url = parseUrl(wish, origin);
  // Dot segments can leave two slashes at the start, which the browser would read as another host.
  if (url?.origin !== new URL(origin).origin || !isPath(url.pathname)) return home;
  return passages.has(url.pathname) ? home : url.pathname + url.search + url.hash;
}

/** Whether this is a path, also after the next reader has decoded it. */
function isPath(wish: string): boolean {
  let [path = ''] = wish.split(/[?#]/, 1);
  for (let decoded = 0; decoded < 3; decoded += 1) {
    if (!path.startsWith('/') || path.startsWith('//') || treacherous.test(path)) return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      return decoded > 0;
    }
  }
  return true;
}
