import type {} from './modals.ts';

export { accountsFeature } from './feature.ts';
export { joinChannelFor } from './joinChannelFor.ts';
export { accountsPorts } from './ports.ts';
export { accountsRoutes } from './routes.ts';
