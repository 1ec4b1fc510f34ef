/** The states of a platform, as the wire has them; a later release may know more. */
export const distributionStates = [
  'not_agreed',
  'agreed',
  'distributing',
  'rejected',
  'legacy',
  'cannot_distribute',
] as const;
export type DistributionState = (typeof distributionStates)[number];
