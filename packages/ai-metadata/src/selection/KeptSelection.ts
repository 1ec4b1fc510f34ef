import type { TableSelection } from '@my-air/ui-kit';
import * as v from 'valibot';

import { recentAtom } from '../kept/recentAtom.ts';

/** The meaning of "all that match" when it was chosen: as the server counted it. */
const Snapshot = v.object({
  total: v.number(),
  /** Set where the server takes a rule: later arrivals are not part of it. */
  asOf: v.optional(v.string()),
  /** Set where the server takes only ids. */
  ids: v.optional(v.array(v.string())),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

/** A selection as it is stored: a rule with its exceptions, and the filters that it was made under. */
export const KeptSelection = v.object({
  mode: v.picklist(['some', 'allMatching']),
  ids: v.array(v.string()),
  filters: v.string(),
  snapshot: v.optional(Snapshot),
});
export type KeptSelection = v.InferOutput<typeof KeptSelection>;

/** The selected videos of a user in each channel. */
export const keptSelection = recentAtom('selection', KeptSelection);

/** The stored form of a selection; undefined when nothing is selected, so that nothing is stored. */
export function keepSelection(
  { mode, ids }: TableSelection,
  filters: string,
  snapshot?: Snapshot,
): KeptSelection | undefined {
  if (mode === 'some' && ids.size === 0) return undefined;
  return { mode, ids: [...ids], filters, ...(mode === 'allMatching' && snapshot && { snapshot }) };
}
