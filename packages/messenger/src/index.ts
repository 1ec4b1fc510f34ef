export { messengerFeature, type MessengerModals } from './feature.ts';
export { messengerPorts } from './ports.ts';
