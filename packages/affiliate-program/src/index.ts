export { affiliateProgramFeature } from './feature.ts';
export { affiliateProgramRoutes } from './routes.ts';
