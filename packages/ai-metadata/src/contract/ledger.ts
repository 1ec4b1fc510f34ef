import { assumedEndpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { pageNumber, PageMeta } from './selection.ts';

/**
 * The kind of a line of the balance history: `bought` a purchase; all others one job: `running` holds translations that
 * are not used yet, `translation` has ended and was paid for, `unused` has ended and cost nothing, `undone` was taken
 * back.
 */
export const ledgerLineKinds = ['bought', 'running', 'translation', 'unused', 'undone'] as const;
export type LedgerLineKind = (typeof ledgerLineKinds)[number];

/** A purchase, or everything that one job reserved, spent and gave back. */
export const LedgerLine = v.looseObject({
  id: Id,
  kind: v.string(),
  /** The change of the balance, in translations. */
  balance_change: v.number(),
  /** The part of it that is reserved and not used yet. */
  reserved: v.nullish(v.number()),
  job_id: v.nullish(Id),
  order_id: v.nullish(Id),
  /** The name of the job's channel. */
  channel_title: v.nullish(Name),
  /** The time of its latest change. */
  updated_at: v.nullish(v.string()),
});
export type LedgerLine = v.InferOutput<typeof LedgerLine>;

/** The history of the balance, the line that changed last first. */
export const listLedger = assumedEndpoint('GET api/finances-ai/ledger', {
  query: v.object({ page: pageNumber }),
  response: v.looseObject({ lines: v.array(LedgerLine), meta: v.nullish(PageMeta) }),
});
