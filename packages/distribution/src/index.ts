export { distributionFeature } from './feature.ts';
export type { DistributionModals } from './modals.ts';
export { distributionPorts, type PlatformAgreement } from './ports.ts';
export { distributionRoutes } from './routes.ts';
