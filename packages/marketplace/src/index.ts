export { marketplaceFeature, type MarketplaceModals } from './feature.ts';
export { marketplacePorts } from './ports.ts';
export { marketplaceRoutes } from './routes.ts';
