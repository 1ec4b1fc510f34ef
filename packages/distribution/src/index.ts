export { distributionFeature } from './feature.ts';
export { distributionPorts } from './ports.ts';
export { distributionRoutes } from './routes.ts';
