import { useEffect, useEffectEvent, useState } from 'react';

import { isSearchable } from '../filters/CatalogueFilters.ts';
import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';

/** The time that the address waits for the next letter, in milliseconds. */
const pause = 300;

export interface TypedSearch {
  /** The text of the field. */
  text: string;
  setText: (text: string) => void;
  /** The search parameters with the typed text in them, before the address itself has it. */
  search: CatalogueSearch;
  /** Whether the typed text is too short to search for. */
  isTooShort: boolean;
}

/** The search for the typed text, which runs immediately; the address follows when the user pauses. */
export function useTypedSearch(
  search: CatalogueSearch,
  onChange: (search: CatalogueSearch) => void,
): TypedSearch {
  const asked = search.q ?? '';
  const [typed, setTyped] = useState({ asked, text: asked });
  if (typed.asked !== asked) {
    // An address that holds the typed text leaves the field alone; one that changed from elsewhere replaces
    // it.
    setTyped({ asked, text: wanted(typed.text) === asked ? typed.text : asked });
  }
  const { text } = typed;
  const { q: _, ...others } = search;
  const q = wanted(text);
  const next: CatalogueSearch = q === '' ? others : { ...others, q };

  const commit = useEffectEvent(() => onChange(next));
  useEffect(() => {
    if (q === asked) return;
    const timer = setTimeout(commit, pause);
    return () => clearTimeout(timer);
  }, [q, asked]);

  return {
    text,
    setText: (value) => setTyped({ asked, text: value }),
    search: next,
    isTooShort: text.trim() !== '' && q === '',
  };
}

/** The text that is searched for: empty while it is too short. */
function wanted(text: string): string {
  return isSearchable(text) ? text.trim() : '';
}
