export { adsBoostFeature } from './feature.ts';
export { adsBoostPorts } from './ports.ts';
export { adsBoostRoutes } from './routes.ts';
