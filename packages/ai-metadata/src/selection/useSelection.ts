import { usePortal, useUser } from '@my-air/feature-kit';
import { hasOthers, noSelection, selectedCount, type TableSelection } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { filterKey, isSearched, type VideoFilters } from '../videos/VideoFilters.ts';
import { countMatching, listMatching } from '../videos/videos.api.ts';
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

/** The listed videos of a channel: the ids of those that are loaded, and the number of all that match. */
export interface ListedVideos {
  ids: readonly string[];
  total: number;
}

/** The selected videos of a channel: kept over paging, sorting, reloads and tabs. */
export function useSelection(
  channelId: string,
  filters: VideoFilters,
  { ids: listed, total }: ListedVideos,
): UsedSelection {
  const { api } = usePortal();
  const [kept, keep] = useAtom(keptSelection(useUser()?.id, channelId));
  const key = filterKey(filters);
  const wasDropped = useDroppedRule(key, kept, () => keep(undefined));
  const selection = selectionUnder(kept, key);
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
  const adding = useMutation({
    mutationKey: ['ai-metadata', 'add matching', channelId, key],
    mutationFn: () => listMatching(api, channelId, filters),
    onSuccess: (matching) =>
      keep((now) =>
        keepSelection(
          { mode: 'some', ids: new Set([...(now?.mode === 'some' ? now.ids : []), ...matching]) },
          key,
        ),
      ),
  });

  return {
    selection,
    snapshot,
    change: kept?.mode === 'some' && kept.filters !== key ? 'kept' : wasDropped && !kept ? 'dropped' : 'none',
    count: selectedCount(selection, snapshot?.total ?? total),
    isCounting: counting.isPending || adding.isPending,
    select: (next) => {
      const isNewRule = next.mode === 'allMatching' && selection.mode !== 'allMatching';
      // The server knows no rule for a search: the videos that were found are named.
      if (isNewRule && isSearched(filters)) {
        keep(keepSelection({ mode: 'some', ids: new Set([...selection.ids, ...listed]) }, key));
        return;
      }
      // No rule says "all that match, and these": both are named.
      if (isNewRule && hasOthers(selection, listed)) {
        adding.mutate();
        return;
      }
      keep(keepSelection(next, key, isNewRule ? undefined : snapshot));
      if (isNewRule) counting.mutate();
    },
    dismissChange: () => keep(keepSelection(selection, key, snapshot)),
  };
}

/** The effect of changed filters on a selection. */
type SelectionChange = 'none' | 'kept' | 'dropped';

/**
 * Clears "all that match" when its filters change in this list, and returns whether that was the last change. Under
 * the filters of another tab the rule is only not in use: that tab still has it.
 */
function useDroppedRule(key: string, kept: KeptSelection | undefined, clear: () => void): boolean {
  const former = useRef(key);
  const [wasDropped, setWasDropped] = useState(false);
  useEffect(() => {
    if (former.current === key) return;
    const isDropped = kept?.mode === 'allMatching' && kept.filters === former.current;
    former.current = key;
    if (isDropped) clear();
    if (isDropped || kept) setWasDropped(isDropped);
  }, [key, kept, clear]);
  return wasDropped;
}

/**
 * The stored selection under the present filters. Videos that were selected one by one stay selected; "all that match"
 * means other videos under other filters, so it does not survive them.
 */
export function selectionUnder(kept: KeptSelection | undefined, filters: string): TableSelection {
  if (!kept || (kept.mode === 'allMatching' && kept.filters !== filters)) return noSelection;
  return { mode: kept.mode, ids: new Set(kept.ids) };
}
