export { helpCenterFeature } from './feature.ts';
export { helpCenterRoutes } from './routes.ts';
