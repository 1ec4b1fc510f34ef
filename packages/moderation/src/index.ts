export { moderationFeature } from './feature.ts';
export { moderationRoutes } from './routes.ts';
