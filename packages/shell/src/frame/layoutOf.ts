import type { Layout } from '@my-air/feature-kit';

import type { ErrorLayout, PageError } from '../state/pageError.ts';

/** Every frame of a screen. */
export type FrameLayout = Layout | ErrorLayout;

/** The part of a match that decides its frame. */
export interface FramedMatch {
  routeId: string;
  staticData: { layout?: Layout };
}

/** The id of the route for every address that matches no other. */
export const unknownRouteId = '/$';

/** The frame of the screen that is shown: an error's own, else that of the deepest route. */
export function layoutOf(matches: readonly FramedMatch[], error: PageError | null): FrameLayout {
  if (error) return error.layout;
  if (matches.some(({ routeId }) => routeId === unknownRouteId)) return 'error';
  return matches.findLast((match) => match.staticData.layout)?.staticData.layout ?? 'default';
}
