import { useState } from 'react';

import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';

export interface ChosenSearch {
  search: CatalogueSearch;
  hash: string | undefined;
  /** Chooses; without a hash the present one stays. */
  change: (search: CatalogueSearch, hash?: string) => void;
}

/** What the person chose counts at once; the address, which takes its time, follows. One that changed by itself knows better. */
export function useChosenSearch(
  search: CatalogueSearch,
  hash: string | undefined,
  onChange: (search: CatalogueSearch, hash?: string) => void,
): ChosenSearch {
  const address = JSON.stringify([search, hash]);
  const [chosen, setChosen] = useState({ address, search, hash });
  if (chosen.address !== address) setChosen({ address, search, hash });

  return {
    search: chosen.search,
    hash: chosen.hash,
    change: (next, nextHash = chosen.hash) => {
      setChosen({ address, search: next, hash: nextHash });
      onChange(next, nextHash);
    },
  };
}
