import type { PortalContext } from '@my-air/feature-kit';

export { ArticleScreen, type ArticleScreenProps } from './article/ArticleScreen.tsx';
export { PublicArticleScreen, type PublicArticleScreenProps } from './article/PublicArticleScreen.tsx';
export { helpCenterFeature } from './feature.ts';
export { HelpHomeScreen } from './home/HelpHomeScreen.tsx';
export { helpCenterRoutes } from './routes.ts';
export { SearchScreen, type SearchScreenProps } from './search/SearchScreen.tsx';
export { CategoryScreen, type CategoryScreenProps } from './topics/CategoryScreen.tsx';

/** Fetches an article for another screen; resolves to false after a failure. */
export const fetchHelpArticle = async (portal: PortalContext, articleId: number): Promise<boolean> =>
  (await import('./article/fetchArticle.ts')).fetchArticle(portal, articleId);
