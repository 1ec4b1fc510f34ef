import { useEffect, useEffectEvent, useState } from 'react';

import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { addressKey } from './addressKey.ts';

export interface ChosenSearch {
  search: CatalogueSearch;
  hash: string | undefined;
  /** Chooses; without a hash the present one stays. */
  change: (search: CatalogueSearch, hash?: string) => void;
}

/**
 * The user's choice, shown immediately; the address follows. A change of the address from elsewhere wins over
 * the choice.
 */
export function useChosenSearch(
  search: CatalogueSearch,
  hash: string | undefined,
  onChange: (search: CatalogueSearch, hash?: string) => void,
): ChosenSearch {
  const address = addressKey(search, hash);
  const [chosen, setChosen] = useState({ address, search, hash });
  const key = addressKey(chosen.search, chosen.hash);
  if (chosen.address !== address) {
    setChosen(key === address ? { ...chosen, address } : { address, search, hash });
  }

  const follow = useEffectEvent(() => onChange(chosen.search, chosen.hash));
  useEffect(() => {
    if (key === address) return;
    // The effects of a changed address take time too: the cards are painted first.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(follow);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key, address]);

  return {
    search: chosen.search,
    hash: chosen.hash,
    change: (next, nextHash = chosen.hash) => setChosen({ address, search: next, hash: nextHash }),
  };
}
