import type { AnyRouter } from '@tanstack/react-router';

/** Whether a path of this site, with or without a query, has a screen behind it. */
export function isScreen(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''));
  // `/$` is the page for unknown addresses; `**` is what is left of one when only its beginning is a route.
  return route !== undefined && route.id !== '/$' && params['**'] === undefined;
}
