import { useEffect, useEffectEvent, useState } from 'react';

import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { addressKey } from './addressKey.ts';

export interface ChosenSearch {
  search: CatalogueSearch;
  hash: string | undefined;
  /** Chooses; without a hash the present one stays. */
  change: (search: CatalogueSearch, hash?: string) => void;
}

/** What the person chose is shown at once, and then the address follows. One that changed by itself knows better. */
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
    // What follows from the address takes its time too: the cards are painted first.
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
