export { notificationsFeature } from './feature.ts';
export { InboxScreen, type InboxScreenProps } from './inbox/InboxScreen.tsx';
export { notificationsPorts } from './ports.ts';
