import type { PortalContext } from '@my-air/feature-kit';

import type { SearchHit } from '../contract/help.ts';

/** Finds the articles that fit a text, for another screen, best first. */
export async function findHelpArticles(
  { api, locale, queryClient }: PortalContext,
  text: string,
): Promise<readonly SearchHit[]> {
  // With the screens of the help centre: the first page of a user would load their search otherwise.
  const { liveSearchQuery } = await import('./search.api.ts');
  return queryClient.fetchQuery(liveSearchQuery(api, locale.wire(), text));
}
