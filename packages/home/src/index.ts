export { homeFeature } from './feature.ts';
export type { HomeModals } from './modals.ts';
export { homePorts } from './ports.ts';
export { homeRoutes } from './routes.ts';
