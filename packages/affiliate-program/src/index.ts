export { affiliateProgramFeature } from './feature.ts';
export { affiliateProgramPorts } from './ports.ts';
export { affiliateProgramRoutes } from './routes.ts';
