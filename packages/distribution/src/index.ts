export { distributionFeature, type DistributionModals } from './feature.ts';
export { DistributionCard } from './homepage/DistributionCard.tsx';
export { DistributionScreen, type DistributionScreenProps } from './overview/DistributionScreen.tsx';
export { distributionPorts, type PlatformAgreement } from './ports.ts';
export { distributionRoutes } from './routes.ts';
