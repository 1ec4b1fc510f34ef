import { endpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** In translations. `balance` can be spent; `reserved` is promised to jobs that have not ended, and is not part of it. */
export const TranslationBalance = v.looseObject({
  balance: v.number(),
  /** Assumed. */
  reserved: v.nullish(v.number(), 0),
});
export type TranslationBalance = v.InferOutput<typeof TranslationBalance>;

export const getTranslationBalance = endpoint('GET api/finances-ai/balance', {
  response: TranslationBalance,
});
