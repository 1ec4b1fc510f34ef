export { agreementsFeature } from './feature.ts';
export type { AgreementAcceptance } from './modals.ts';
