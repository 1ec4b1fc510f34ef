import { usePortal } from '@my-air/feature-kit';
import { useDebounced } from '@my-air/feature-kit/data';
import { useWireLocale } from '@my-air/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { closedToVisitors } from '../public/closedToVisitors.ts';
import { isSearchable, liveSearchQuery } from './search.api.ts';

/** The pause in typing after which articles are requested, in milliseconds. */
const pause = 180;

/** The articles that match the text, after a pause in typing; none while the list is closed. */
export function useLiveHits(text: string, isOpen: boolean, isPublic: boolean) {
  const { api, queryClient } = usePortal();
  const locale = useWireLocale();
  const asked = useDebounced(text, pause);
  const queryFor = (wanted: string) => ({
    ...liveSearchQuery(api, locale, wanted),
    ...(isPublic && { meta: closedToVisitors }),
  });
  const search = useQuery({
    ...queryFor(asked),
    enabled: isOpen && isSearchable(asked),
    placeholderData: keepPreviousData,
  });
  const isWanted = isOpen && isSearchable(text);
  const hits = isWanted ? (search.data ?? []) : [];
  const isAnswered = isWanted && search.isSuccess && !search.isPlaceholderData && asked === text;
  return {
    /** The article that answers a text best, without the pause; undefined when none does or the search failed. */
    findFirst: async (wanted: string) => (await queryClient.fetchQuery(queryFor(wanted)).catch(() => []))[0],
    hits,
    isAnswered,
    isShown: isWanted && (hits.length > 0 || isAnswered || search.isError),
    hasFailed: search.isError,
    isFetching: isWanted && search.isFetching,
  };
}
