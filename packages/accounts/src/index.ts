export { accountsFeature } from './feature.ts';
export { accountsPorts } from './ports.ts';
export { accountsRoutes } from './routes.ts';
