import type {} from './modals.ts';

export { messengerFeature } from './feature.ts';
export { messengerPorts } from './ports.ts';
