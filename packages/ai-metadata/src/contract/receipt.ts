import { assumedEndpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { LanguageCost } from './translations.ts';

/** What was promised for a language before the job, and what has become of it. */
export const ReceiptLine = v.looseObject({
  ...LanguageCost.entries,
  completed: v.nullish(v.number(), 0),
  failed: v.nullish(v.number(), 0),
  cancelled: v.nullish(v.number(), 0),
  processing: v.nullish(v.number(), 0),
  in_review: v.nullish(v.number(), 0),
  undone: v.nullish(v.number(), 0),
  /** In translations. */
  spent: v.nullish(v.number(), 0),
  returned: v.nullish(v.number(), 0),
});
export type ReceiptLine = v.InferOutput<typeof ReceiptLine>;

/** What was promised beside what was done, per language. */
export const getReceipt = /* @__PURE__ */ assumedEndpoint(
  'GET api/ai-metadata/batch-translations/{id}/receipt',
  {
    response: v.looseObject({
      promised: v.looseObject({ cost: v.number(), balance_before: v.nullish(v.number()) }),
      languages: v.array(ReceiptLine),
      spent: v.number(),
      returned: v.number(),
      reserved: v.number(),
    }),
  },
);
