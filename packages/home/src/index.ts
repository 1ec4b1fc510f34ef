export { homeFeature } from './feature.ts';
export { homeRoutes } from './routes.ts';
