export { aiOptimizationFeature } from './feature.ts';
export { aiOptimizationRoutes } from './routes.ts';
