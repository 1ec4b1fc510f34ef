import { usePortal, useUser } from '@my-air/feature-api';
import { noSelection, selectedCount, type TableSelection } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';

import { filterKey, type VideoFilters } from '../videos/VideoFilters.ts';
import { countMatching } from '../videos/videos.api.ts';
import { keepSelection, keptSelection, type KeptSelection, type Snapshot } from './KeptSelection.ts';

export interface UsedSelection {
  selection: TableSelection;
  snapshot: Snapshot | undefined;
  /** The number of selected videos. */
  count: number;
  /** The effect of changed filters on it. */
  change: SelectionChange;
  /** Whether the server is being asked for the matching videos. */
  isCounting: boolean;
  select: (selection: TableSelection) => void;
  /** Acknowledges the effect of changed filters, so that it is not shown again. */
  dismissChange: () => void;
}

/** The selected videos of a channel: kept over paging, sorting, reloads and tabs. */
export function useSelection(channelId: string, filters: VideoFilters, total: number): UsedSelection {
  const { api } = usePortal();
  const [kept, keep] = useAtom(keptSelection(useUser()?.id, channelId));
  const key = filterKey(filters);
  const { selection, change } = selectionUnder(kept, key);
  const snapshot = selection.mode === 'allMatching' ? kept?.snapshot : undefined;
  const counting = useMutation({
    mutationKey: ['ai-metadata', 'count', channelId, key],
    mutationFn: () => countMatching(api, channelId, filters),
    onSuccess: ({ total: counted, as_of, platform_guids }) => {
      const known = {
        total: counted,
        ...(as_of && { asOf: as_of }),
        ...(!as_of && platform_guids && { ids: platform_guids }),
      };
      // Videos left out meanwhile stay left out, and a cleared selection stays cleared.
      keep((now) => (now?.mode === 'allMatching' && now.filters === key ? { ...now, snapshot: known } : now));
    },
    // The rule alone still defines the selection; the server calculates the price.
    meta: { poll: true },
  });

  return {
    selection,
    snapshot,
    change,
    count: selectedCount(selection, snapshot?.total ?? total),
    isCounting: counting.isPending,
    select: (next) => {
      const isNewRule = next.mode === 'allMatching' && selection.mode !== 'allMatching';
      keep(keepSelection(next, key, isNewRule ? undefined : snapshot));
      if (isNewRule) counting.mutate();
    },
    dismissChange: () => keep(keepSelection(selection, key, snapshot)),
  };
}

/** The effect of changed filters on a selection. */
type SelectionChange = 'none' | 'kept' | 'dropped';

interface SelectionUnderFilters {
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
