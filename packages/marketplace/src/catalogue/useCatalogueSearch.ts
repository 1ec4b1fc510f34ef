import { useUser } from '@my-air/feature-api';

import { pickedSearch } from '../filters/CatalogueFilters.ts';
import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { manualFilters } from '../filters/manualFilters.ts';
import { rememberSubscribers } from '../filters/rememberedSubscribers.ts';
import { addressKey } from './addressKey.ts';
import type { Catalogue } from './Catalogue.ts';
import { useCatalogueView } from './useCatalogueView.ts';
import { useChosenSearch } from './useChosenSearch.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/**
 * The choices and the text above the services, the services that they show, and the functions that change
 * them.
 */
export function useCatalogueSearch(
  catalogue: Catalogue,
  search: CatalogueSearch,
  hash: string | undefined,
  onChange: (search: CatalogueSearch, hash?: string) => void,
) {
  const userId = useUser()?.id;
  const chosen = useChosenSearch(search, hash, onChange);
  const change = (next: CatalogueSearch, nextHash?: string) => {
    rememberSubscribers(userId, next);
    chosen.change(next, nextHash);
  };
  const typed = useTypedSearch(chosen.search, change);
  const view = useCatalogueView(catalogue, typed.search, chosen.hash);

  const showPicked = (ids: readonly number[]) => {
    if (chosen.search.picked === undefined) {
      manualFilters(userId).set({ search: chosen.search, hash: chosen.hash ?? '' });
    }
    change(pickedSearch(ids), '');
  };
  return { typed, view, listKey: addressKey(typed.search, chosen.hash), change, showPicked };
}
