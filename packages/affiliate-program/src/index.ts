export { affiliateProgramFeature } from './feature.ts';
