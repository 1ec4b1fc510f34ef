export { portal, type PortalOptions } from './portal.ts';
export { readFeatures, type PortalPackages } from './readFeatures.ts';
export type {
  FeatureManifest,
  FeatureScreen,
  ModuleGroup,
  PackageWishes,
  PortalPackage,
} from './FeatureManifest.ts';
