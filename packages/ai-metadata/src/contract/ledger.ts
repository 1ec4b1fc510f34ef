import { assumedEndpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { pageNumber, PageMeta } from './selection.ts';

/**
 * The effect of a ledger entry on its `amount`: `bought` adds it, `reserved` sets it aside for a job, `spent`
 * uses a reserved amount, `returned` gives back a reserved amount, `undone` gives back a spent amount.
 */
export const ledgerKinds = ['bought', 'reserved', 'spent', 'returned', 'undone'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One movement of translations; entries are only ever added. */
export const LedgerEntry = v.looseObject({
  id: Id,
  kind: v.string(),
  /** In translations, always positive. */
  amount: v.number(),
  /** The changes to `balance` and to `reserved`; their sums over all entries are the two numbers of the balance. */
  balance_change: v.number(),
  reserved_change: v.number(),
  job_id: v.nullish(Id),
  order_id: v.nullish(Id),
  language: v.nullish(v.string()),
  created_at: v.nullish(v.string()),
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

/** The entries of the account, or of one job, the latest first. */
export const listLedger = /* @__PURE__ */ assumedEndpoint('GET api/finances-ai/ledger', {
  query: v.object({ page: pageNumber, job: v.optional(v.string()) }),
  response: v.looseObject({ entries: v.array(LedgerEntry), meta: v.nullish(PageMeta) }),
});
