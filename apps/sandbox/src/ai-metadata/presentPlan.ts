import type { PreCalculation } from '@my-air/ai-metadata/contract';

import type { PricedPlan } from './jobs/startJob.ts';

/** A priced plan as the contract has it. */
export function presentPlan(
  { languages, cost, balance }: PricedPlan,
  asOf: Date,
  videos: number,
): PreCalculation {
  return {
    translation_spent: cost,
    translation_shortage: Math.max(0, cost - balance),
    is_enough_translations: cost <= balance,
    balance,
    balance_after: balance - cost,
    videos,
    languages,
    as_of: asOf.toISOString(),
  };
}
