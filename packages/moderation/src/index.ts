export { moderationFeature } from './feature.ts';
export { moderationPorts } from './ports.ts';
export { moderationRoutes } from './routes.ts';
