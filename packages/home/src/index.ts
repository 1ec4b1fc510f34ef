export { homeFeature, type HomeModals } from './feature.ts';
export { homePorts } from './ports.ts';
export { homeRoutes } from './routes.ts';
