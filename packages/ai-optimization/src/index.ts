export { aiOptimizationFeature } from './feature.ts';
export type { AiOptimizationModals } from './modals.ts';
export { aiOptimizationPorts } from './ports.ts';
export { aiOptimizationRoutes } from './routes.ts';
