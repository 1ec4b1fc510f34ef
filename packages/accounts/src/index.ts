export type { ChannelSearch } from './channel/ChannelSearch.ts';
export { ChannelsScreen, type ChannelsScreenProps } from './channel/ChannelsScreen.tsx';
export { accountsFeature, type AccountsModals } from './feature.ts';
export { ChannelsCard } from './homepage/ChannelsCard.tsx';
export { JoinedScreen, type JoinedScreenProps } from './joined/JoinedScreen.tsx';
export { joinChannelFor } from './join/joinChannelFor.ts';
export { accountsPorts } from './ports.ts';
export { accountsRoutes } from './routes.ts';
