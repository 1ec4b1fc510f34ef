export { agreementsFeature } from './feature.ts';
