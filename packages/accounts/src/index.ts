export { accountsFeature } from './feature.ts';
export { joinChannelFor } from './joinChannelFor.ts';
export type { AccountsModals } from './modals.ts';
export { accountsPorts } from './ports.ts';
export { accountsRoutes } from './routes.ts';
