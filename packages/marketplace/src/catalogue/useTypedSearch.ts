import { useEffect, useEffectEvent, useState } from 'react';

import { isSearchable } from '../filters/CatalogueFilters.ts';
import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';

/** How long the address waits for the next letter, in milliseconds. */
const pause = 300;

export interface TypedSearch {
  /** The text of the field. */
  text: string;
  setText: (text: string) => void;
  /** The address with what is typed in it, before the address itself has it. */
  search: CatalogueSearch;
  /** Whether something is typed that is too short to look for. */
  isTooShort: boolean;
}

/** What is typed is looked for at once; the address follows when the person rests. */
export function useTypedSearch(
  search: CatalogueSearch,
  onChange: (search: CatalogueSearch) => void,
): TypedSearch {
  const asked = search.q ?? '';
  const [typed, setTyped] = useState({ asked, text: asked });
  if (typed.asked !== asked) {
    // An address that says what was typed leaves the field alone; one that changed by itself knows better.
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

/** What a text asks for: nothing while it is too short. */
function wanted(text: string): string {
  return isSearchable(text) ? text.trim() : '';
}
