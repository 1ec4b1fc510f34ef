import { noSelection, type TableSelection } from '@my-air/ui-kit';

import type { KeptSelection } from './KeptSelection.ts';

/** The effect of changed filters on a selection. */
export type SelectionChange = 'none' | 'kept' | 'dropped';

export interface SelectionUnderFilters {
  selection: TableSelection;
  change: SelectionChange;
}

/**
 * The stored selection under the present filters. Videos that were selected one by one stay selected; "all that match"
 * means other videos under other filters, so it does not survive them.
 */
export function selectionUnder(kept: KeptSelection | undefined, filters: string): SelectionUnderFilters {
  if (!kept) return { selection: noSelection, change: 'none' };
  const selection = { mode: kept.mode, ids: new Set(kept.ids) };
  if (kept.filters === filters) return { selection, change: 'none' };
  return kept.mode === 'some' ? { selection, change: 'kept' } : { selection: noSelection, change: 'dropped' };
}
