import { useMemo } from 'react';

import { applyFilters, type CatalogueView } from '../filters/applyFilters.ts';
import { filtersOf, isSearchable, type CatalogueFilters } from '../filters/CatalogueFilters.ts';
import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import type { Catalogue } from './Catalogue.ts';
import { useProductSearch } from './useProductSearch.ts';

export interface CatalogueViewState extends CatalogueView {
  filters: CatalogueFilters;
  /** Whether the search for the text is still under way. */
  isSearching: boolean;
}

/** The part of the catalogue that is shown for an address. */
export function useCatalogueView(
  catalogue: Catalogue,
  search: CatalogueSearch,
  hash: string | undefined,
): CatalogueViewState {
  const { q, category, platform, subscribers, indicator, access, picked } = search;
  const filters = useMemo(
    () =>
      filtersOf(
        { q, category, platform, subscribers, indicator, access, picked },
        catalogue.bundles.some(({ slug }) => slug === hash) ? hash : undefined,
      ),
    [q, category, platform, subscribers, indicator, access, picked, hash, catalogue],
  );
  const isWanted = isSearchable(filters.text);
  const find = useProductSearch(catalogue, isWanted);
  const hits = useMemo(() => (isWanted ? find?.(filters.text) : undefined), [isWanted, find, filters.text]);
  const view = useMemo(() => applyFilters(catalogue, filters, hits), [catalogue, filters, hits]);
  return { ...view, filters, isSearching: isWanted && !find };
}
