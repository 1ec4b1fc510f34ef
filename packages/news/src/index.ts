export { ArticleScreen, type ArticleScreenProps } from './article/ArticleScreen.tsx';
export { newsFeature } from './feature.ts';
export { NewsCard } from './list/NewsCard.tsx';
export { NewsScreen, type NewsScreenProps } from './list/NewsScreen.tsx';
export { newsRoutes } from './routes.ts';
