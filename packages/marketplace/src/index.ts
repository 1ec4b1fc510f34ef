export { CatalogueScreen, type CatalogueScreenProps } from './catalogue/CatalogueScreen.tsx';
export { ListScreen, type ListScreenProps } from './earlier/ListScreen.tsx';
export { ShelvesScreen } from './earlier/ShelvesScreen.tsx';
export { marketplaceFeature, type MarketplaceModals } from './feature.ts';
export { SuggestedServicesCard } from './homepage/SuggestedServicesCard.tsx';
export { marketplacePorts } from './ports.ts';
export { ProductScreen, type ProductScreenProps } from './product/ProductScreen.tsx';
export { marketplaceRoutes } from './routes.ts';
