import type {} from './modals.ts';

export { homeFeature } from './feature.ts';
export { homePorts } from './ports.ts';
export { homeRoutes } from './routes.ts';
