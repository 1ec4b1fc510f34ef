import type {} from './modals.ts';

export { marketplaceFeature } from './feature.ts';
export { marketplacePorts } from './ports.ts';
export { marketplaceRoutes } from './routes.ts';
