export { mountFeature } from './dev/mountFeature.tsx';
