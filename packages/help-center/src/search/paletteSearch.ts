import type { PortalContext, SearchItem } from '@my-air/feature-kit';
import { parseHtml } from '@my-air/ui-kit';
import { queryOptions } from '@tanstack/react-query';

import type { SearchHit } from '../contract/help.ts';

/** Finds articles for the search of the top bar. */
export const paletteSearch = ({ api, locale, queryClient }: PortalContext, typed: string) =>
  queryOptions({
    queryKey: ['help-center', 'palette', locale.wire(), typed],
    queryFn: async () => {
      // With the screens of the help centre: the first page of a user would load their search otherwise.
      const { liveSearchQuery } = await import('./search.api.ts');
      return queryClient.fetchQuery(liveSearchQuery(api, locale.wire(), typed));
    },
    select: (hits): readonly SearchItem[] => hits.map(itemOf),
    // A failure is shown in the results.
    meta: { poll: true },
  });

function itemOf({ id, name, description_html }: SearchHit): SearchItem {
  return {
    id: String(id),
    title: name,
    detail: parseHtml(description_html ?? '').textContent,
    to: `/help-center/article/${id}`,
  };
}
