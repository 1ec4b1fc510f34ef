export { ArticleScreen, type ArticleScreenProps } from './article/ArticleScreen.tsx';
export { fetchHelpArticle } from './article/fetchHelpArticle.ts';
export { PublicArticleScreen, type PublicArticleScreenProps } from './article/PublicArticleScreen.tsx';
export { helpCenterFeature } from './feature.ts';
export { HelpHomeScreen } from './home/HelpHomeScreen.tsx';
export { helpCenterRoutes } from './routes.ts';
export { findHelpArticles } from './search/findHelpArticles.ts';
export { SearchScreen, type SearchScreenProps } from './search/SearchScreen.tsx';
export { CategoryScreen, type CategoryScreenProps } from './topics/CategoryScreen.tsx';
