export { messengerFeature } from './feature.ts';
export type { MessengerModals } from './modals.ts';
export { messengerPorts } from './ports.ts';
