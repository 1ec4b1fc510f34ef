export { notificationsFeature } from './feature.ts';
export { notificationsPorts } from './ports.ts';
