export { distributionFeature } from './feature.ts';
export { distributionRoutes } from './routes.ts';
