export { distributionFeature, type DistributionModals } from './feature.ts';
export { distributionPorts, type PlatformAgreement } from './ports.ts';
export { distributionRoutes } from './routes.ts';
