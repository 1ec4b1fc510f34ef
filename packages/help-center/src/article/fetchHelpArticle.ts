import type { PortalContext } from '@my-air/feature-kit';

/** Fetches an article for another screen; resolves to false after a failure. */
export const fetchHelpArticle = async (portal: PortalContext, articleId: number): Promise<boolean> =>
  (await import('./fetchArticle.ts')).fetchArticle(portal, articleId);
