export { newsFeature } from './feature.ts';
export { newsRoutes } from './routes.ts';
