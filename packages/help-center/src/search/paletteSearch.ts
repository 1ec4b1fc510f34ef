import type { PortalContext, SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { plainText } from '../articles/plainText.ts';
import type { SearchHit } from '../contract/help.ts';
import { liveSearchQuery } from './search.api.ts';

/** Finds articles for the search of the top bar. */
export const paletteSearch = ({ api, locale }: PortalContext, typed: string) =>
  queryOptions({
    ...liveSearchQuery(api, locale.wire(), typed),
    select: (hits): readonly SearchItem[] => hits.map(itemOf),
  });

function itemOf({ id, name, description_html }: SearchHit): SearchItem {
  return {
    id: String(id),
    title: name,
    detail: plainText(description_html ?? ''),
    to: `/help-center/article/${id}`,
  };
}
