import {
  hasCapability,
  inOrder,
  type PartsOrder,
  type PortalContext,
  type SearchItem,
  type SearchSource,
  type WholeFeature,
} from '@my-air/feature-api';
import type { User } from '@my-air/api-client/contract';
import type { UseQueryOptions } from '@tanstack/react-query';

/** The function of a source that searches for the typed text. */
type Ask = Awaited<ReturnType<SearchSource['load']>>;

/** A source with its feature's texts. */
export interface OwnedSource extends Omit<SearchSource, 'load'> {
  load: () => Promise<Ask>;
}

/** The sources that a user may search, in order. */
export function searchSources(
  features: readonly Pick<WholeFeature, 'search' | 'loadMessages'>[],
  locale: Pick<PortalContext['locale'], 'add'>,
  user: User | null | undefined,
  order: PartsOrder = {},
): readonly OwnedSource[] {
  const sources = features
    .flatMap(({ search = [], loadMessages }) =>
      search.map((source) => ({
        ...source,
        load: async () => (await Promise.all([source.load(), locale.add(loadMessages)]))[0],
      })),
    )
    .filter(({ capability }) => !capability || hasCapability(user, capability));
  return inOrder(sources, order.search);
}

/** Loads the code of a source. A failure is shown in its own group. */
export const sourceQuery = ({ id, load }: OwnedSource) => ({
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
  source: OwnedSource,
  ask: Ask | undefined,
  portal: PortalContext,
  typed: string,
): UseQueryOptions<readonly SearchItem[]> {
  const isWanted = ask !== undefined && !(source.isSearched && typed.trim() === '');
  if (isWanted) return ask(portal, typed.trim());
  return { queryKey: ['portal', 'search-waits', source.id], enabled: false };
}
