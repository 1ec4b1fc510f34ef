export { agreementsFeature } from './feature.ts';
export { agreementsRoutes } from './routes.ts';
