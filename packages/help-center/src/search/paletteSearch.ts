import type { PortalContext, SearchItem } from '@my-air/feature-kit';
import { parseHtml } from '@my-air/ui-kit';
import { queryOptions } from '@tanstack/react-query';

import type { SearchHit } from '../contract/help.ts';
import { findHelpArticles } from './findHelpArticles.ts';

/** Finds articles for the search of the top bar. */
export const paletteSearch = (portal: PortalContext, typed: string) =>
  queryOptions({
    queryKey: ['help-center', 'palette', portal.locale.wire(), typed],
    queryFn: () => findHelpArticles(portal, typed),
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
