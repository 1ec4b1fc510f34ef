import { assumedEndpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { progressCounts } from './progressCounts.ts';
import { LanguageCost } from './translations.ts';

/** The promise made for a language before the job, beside its result. */
export const ReceiptLine = v.looseObject({
  ...LanguageCost.entries,
  ...progressCounts,
});
export type ReceiptLine = v.InferOutput<typeof ReceiptLine>;

/** The promise beside the result, per language. */
export const getReceipt = assumedEndpoint('GET api/ai-metadata/batch-translations/{id}/receipt', {
  response: v.looseObject({
    promised: v.looseObject({ cost: v.number(), balance_before: v.nullish(v.number()) }),
    languages: v.array(ReceiptLine),
    spent: v.number(),
    returned: v.number(),
    reserved: v.number(),
  }),
});
