export { messengerFeature } from './feature.ts';
