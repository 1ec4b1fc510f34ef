export { marketplaceFeature } from './feature.ts';
export type { MarketplaceModals } from './modals.ts';
export { marketplacePorts } from './ports.ts';
export { marketplaceRoutes } from './routes.ts';
