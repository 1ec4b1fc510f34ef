import type { PortalContext } from '@my-air/feature-kit';

export { helpCenterFeature, type HelpCenterModals } from './feature.ts';
export { helpCenterRoutes } from './routes.ts';

/** Fetches an article for another screen; resolves to false after a failure. */
export const fetchHelpArticle = async (portal: PortalContext, articleId: number): Promise<boolean> =>
  (await import('./article/fetchArticle.ts')).fetchArticle(portal, articleId);
