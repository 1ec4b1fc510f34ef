export { marketplaceFeature } from './feature.ts';
export { marketplaceRoutes } from './routes.ts';
