export type { AgreementAcceptance } from './accepting/acceptOne.ts';
export { agreementsFeature } from './feature.ts';
export { AgreementsCard } from './list/AgreementsCard.tsx';
