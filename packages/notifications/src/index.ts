export { notificationsFeature } from './feature.ts';
export { InboxScreen, type InboxScreenProps } from './inbox/InboxScreen.tsx';
export { dealWithNotices } from './notices/dealWithNotices.ts';
export { notificationsPorts } from './ports.ts';
