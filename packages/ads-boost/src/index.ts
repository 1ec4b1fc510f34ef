export { adsBoostFeature } from './feature.ts';
export { adsBoostRoutes } from './routes.ts';
