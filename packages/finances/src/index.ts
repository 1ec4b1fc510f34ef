export { financesFeature } from './feature.ts';
export { financesRoutes } from './routes.ts';
