import type { TranslationPackage } from '@my-air/ai-metadata/contract';

import { day } from '../../Clock.ts';

interface Offer {
  readonly id: number;
  readonly translations: number;
  readonly cents: number;
  /** The price before a reduction. */
  readonly previousCents?: number;
}

/** The packages of translations on sale. */
export const packages: readonly Offer[] = [
  { id: 1, translations: 100, cents: 900 },
  { id: 2, translations: 500, cents: 3_900 },
  { id: 3, translations: 2_000, cents: 11_900, previousCents: 14_900 },
  { id: 4, translations: 10_000, cents: 44_900 },
  { id: 5, translations: 50_000, cents: 174_900, previousCents: 199_900 },
];

/** How long a reduction lasts before it is offered anew. */
const offerDays = 8;

/** A package as the contract has it. */
export function presentPackage(
  { id, translations, cents, previousCents }: Offer,
  now: Date,
): TranslationPackage {
  const end = (Math.floor(now.getTime() / (offerDays * day)) + 1) * offerDays * day;
  return {
    id,
    price_usd: cents / 100,
    previous_price_usd: previousCents === undefined ? null : previousCents / 100,
    translations_amount: translations,
    price_per_translation: Math.round((cents / translations) * 100) / 10_000,
    offer_ends_at: previousCents === undefined ? null : new Date(end).toISOString(),
  };
}
