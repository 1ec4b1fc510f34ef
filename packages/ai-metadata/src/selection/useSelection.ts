import { useKept } from '@my-air/client-state';
import { usePortal, useUser } from '@my-air/feature-api';
import { selectedCount, type TableSelection } from '@my-air/ui-kit';
import { useWrite } from '@my-air/feature-api/writes';

import { filterKey, type VideoFilters } from '../videos/VideoFilters.ts';
import { countMatching } from '../videos/videos.api.ts';
import { keepSelection, keptSelection, type Snapshot } from './KeptSelection.ts';
import { selectionUnder, type SelectionChange } from './selectionUnder.ts';

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
  const place = keptSelection(useUser()?.id, channelId);
  const [kept, keep] = useKept(place);
  const key = filterKey(filters);
  const { selection, change } = selectionUnder(kept, key);
  const snapshot = selection.mode === 'allMatching' ? kept?.snapshot : undefined;
  const counting = useWrite({
    mutationKey: ['ai-metadata', 'count', channelId, key],
    mutationFn: () => countMatching(api, channelId, filters),
    onSuccess: ({ total: counted, as_of, platform_guids }) => {
      const known = {
        total: counted,
        ...(as_of && { asOf: as_of }),
        ...(!as_of && platform_guids && { ids: platform_guids }),
      };
      const now = place.get();
      // Videos left out meanwhile stay left out, and a cleared selection stays cleared.
      if (now?.mode === 'allMatching' && now.filters === key) keep({ ...now, snapshot: known });
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
