import type { PortalContext } from '@my-air/feature-kit';

import { articleQuery } from '../articles/articles.api.ts';

/**
 * Fetches an article that another screen is about to open, so that it is shown without a delay. Resolves to
 * false after a failure, which the portal's error policy has shown.
 */
export async function fetchArticle(
  { api, locale, queryClient }: PortalContext,
  articleId: number,
): Promise<boolean> {
  try {
    const query = articleQuery(api, locale.wire(), String(articleId));
    await queryClient.ensureQueryData({ ...query, meta: { ...query.meta, handles: 'nothing' } });
    return true;
  } catch {
    return false;
  }
}
