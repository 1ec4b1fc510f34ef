import { endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A number of translations that is sold as one. */
export const TranslationPackage = v.looseObject({
  id: Id,
  price_usd: v.number(),
  /** The price before a reduction; null without one. */
  previous_price_usd: v.nullish(v.number()),
  translations_amount: v.number(),
  /** In US dollars. */
  price_per_translation: v.nullish(v.number()),
  /** The end of the reduction. Assumed. */
  offer_ends_at: v.nullish(v.string()),
});
export type TranslationPackage = v.InferOutput<typeof TranslationPackage>;

export const listPackages = endpoint('GET api/finances-ai/packages', {
  response: v.looseObject({ packages: v.array(TranslationPackage) }),
});
