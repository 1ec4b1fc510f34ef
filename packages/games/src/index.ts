export { gamesFeature } from './feature.ts';
export { gamesRoutes } from './routes.ts';
