import type { PortalContext, SearchItem } from '@my-air/feature-api';
import type { UseQueryOptions } from '@tanstack/react-query';

import { plainText } from '../articles/plainText.ts';
import type { SearchHit } from '../contract/help.ts';
import { liveSearchQuery } from './search.api.ts';

/** Finds articles for the search of the top bar. */
export function paletteSearch(
  { api, locale }: PortalContext,
  typed: string,
): UseQueryOptions<readonly SearchItem[]> {
  const { queryKey, queryFn, staleTime, meta } = liveSearchQuery(api, locale.wire(), typed);
  const options = {
    queryKey,
    queryFn,
    staleTime,
    meta,
    select: (hits: readonly SearchHit[]) => hits.map(itemOf),
  };
  // SAFETY: the shell reads the result of `select`; the type of the cached data does not matter there.
  return options as unknown as UseQueryOptions<readonly SearchItem[]>;
}

function itemOf({ id, name, description_html }: SearchHit): SearchItem {
  return {
    id: String(id),
    title: name,
    detail: plainText(description_html ?? ''),
    to: `/help-center/article/${id}`,
  };
}
