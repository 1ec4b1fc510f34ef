export { AllConfigScreen } from './config/AllConfigScreen.tsx';
export { ChannelConfigScreen, type ChannelConfigScreenProps } from './config/ChannelConfigScreen.tsx';
export { adsBoostFeature } from './feature.ts';
export { AdsBoostCard } from './homepage/AdsBoostCard.tsx';
export { AdsBoostScreen } from './overview/AdsBoostScreen.tsx';
export { adsBoostPorts } from './ports.ts';
export { adsBoostRoutes } from './routes.ts';
