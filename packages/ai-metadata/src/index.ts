export { aiMetadataFeature } from './feature.ts';
export { aiMetadataRoutes } from './routes.ts';
