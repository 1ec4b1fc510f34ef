export { aiOptimizationFeature, type AiOptimizationModals } from './feature.ts';
export { aiOptimizationPorts } from './ports.ts';
export { aiOptimizationRoutes } from './routes.ts';
export { OptimizationScreen, type OptimizationScreenProps } from './screen/OptimizationScreen.tsx';
