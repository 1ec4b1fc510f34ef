import type { PortalContext, SearchItem, SearchSource, ShownQuery } from '@my-air/feature-api';

/** The function of a source that searches for the typed text. */
type Ask = Awaited<ReturnType<SearchSource['load']>>;

/** Loads the code of a source. A failure is shown in its own group. */
export const sourceQuery = ({ id, load }: SearchSource) => ({
  queryKey: ['portal', 'search-source', id],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  // Functions cannot be compared by their content.
  structuralSharing: false,
});

/**
 * The query of a source for the typed text; it waits for the source's code, and a search by the server for
 * text.
 */
export function itemsQuery(
  source: SearchSource,
  ask: Ask | undefined,
  portal: PortalContext,
  typed: string,
): ShownQuery<readonly SearchItem[]> {
  const isWanted = ask !== undefined && !(source.isSearched && typed.trim() === '');
  if (isWanted) return ask(portal, typed.trim());
  return { queryKey: ['portal', 'search-waits', source.id], enabled: false };
}
