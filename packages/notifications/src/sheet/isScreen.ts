import type { AnyRouter } from '@tanstack/react-router';

/** Whether a path of this site, with or without a query, leads to a screen. */
export function isScreen(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''));
  // `/$` is the page for unknown addresses; `**` is the rest of a path of which only the beginning is a
  // route.
  return route !== undefined && route.id !== '/$' && params['**'] === undefined;
}
