import { useLocale } from '@my-air/i18n';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { applyFilters, filtersOf, type CatalogueView } from '../filters/applyFilters.ts';
import {
  facets,
  isSearchable,
  type CatalogueFilters,
  type CatalogueSearch,
} from '../filters/CatalogueSearch.ts';
import type { Catalogue } from './Catalogue.ts';
import { useProductSearch } from './useProductSearch.ts';

/** The time that the address waits for the next letter, in milliseconds. */
const pause = 300;

/** The choices and the text of the field, before the address itself has them. */
export interface CatalogueAddress {
  /** The search parameters with the choices and the typed text in them. */
  search: CatalogueSearch;
  hash: string | undefined;
  /** The identity of the list that they show. */
  key: string;
  /** Whether the list was chosen just now, and the address does not say so yet. */
  isChosen: boolean;
  /** Chooses; without a hash the present one stays. */
  change: (search: CatalogueSearch, hash?: string) => void;
  /** The text of the field. */
  text: string;
  setText: (text: string) => void;
  /** Whether the typed text is too short to search for. */
  isTooShort: boolean;
}

export interface CatalogueViewState extends CatalogueView {
  filters: CatalogueFilters;
  /** Whether the search for the text is still under way. */
  isSearching: boolean;
}

/** The address of the catalogue as the user changes it, and the services that it shows. */
export function useCatalogueSearch(
  catalogue: Catalogue,
  search: CatalogueSearch,
  hash: string | undefined,
  onChange: (search: CatalogueSearch, hash?: string) => void,
): CatalogueAddress & { view: CatalogueViewState } {
  const address = useCatalogueAddress(search, hash, onChange);
  return { ...address, view: useCatalogueView(catalogue, address.search, address.hash) };
}

/**
 * The state of an address: a choice and a typed text are shown immediately; the address follows a choice once
 * it is painted, and a text when the user pauses. A change of the address from elsewhere wins over the choice.
 */
export function useCatalogueAddress(
  search: CatalogueSearch,
  hash: string | undefined,
  onChange: (search: CatalogueSearch, hash?: string) => void,
): CatalogueAddress {
  const address = addressKey(search, hash);
  // The choice that the address follows, and the text of the field, which becomes part of it after a pause.
  const [state, setState] = useState({ address, search, hash, text: search.q ?? '' });
  const chosen = addressKey(state.search, state.hash);
  if (state.address !== address) {
    const isSameText = search.q === state.search.q;
    setState(
      chosen === address
        ? { ...state, address }
        : { address, search, hash, text: isSameText ? state.text : fieldText(state.text, search) },
    );
  }
  const { q: _, ...others } = state.search;
  const asked = state.search.q ?? '';
  const q = searchedText(state.text);
  const shown: CatalogueSearch = q === '' ? others : { ...others, q };

  const change = (next: CatalogueSearch, nextHash = state.hash) =>
    setState(({ text }) => ({ address, search: next, hash: nextHash, text: fieldText(text, next) }));

  const commit = useEffectEvent(() => change(shown));
  useEffect(() => {
    if (q === asked) return;
    const timer = setTimeout(commit, pause);
    return () => clearTimeout(timer);
  }, [q, asked]);

  const notifyChange = useEffectEvent(() => onChange(state.search, state.hash));
  useEffect(() => {
    if (chosen === address) return;
    // The effects of a changed address take time too: the cards are painted first.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(notifyChange);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [chosen, address]);

  const key = addressKey(shown, state.hash);
  return {
    search: q === asked ? state.search : shown,
    hash: state.hash,
    key,
    isChosen: key !== address,
    change,
    text: state.text,
    setText: (text) => setState((before) => ({ ...before, text })),
    isTooShort: state.text.trim() !== '' && q === '',
  };
}

/** One text for one view of the catalogue, whatever order its filters were chosen in. */
function addressKey(search: CatalogueSearch, hash = ''): string {
  const { q, subscribers, picked } = search;
  return JSON.stringify([q, ...facets.map(({ name }) => search[name]), subscribers, picked, hash]);
}

/** The text that is searched for: empty while it is too short. */
function searchedText(text: string): string {
  return isSearchable(text) ? text.trim() : '';
}

/** The text of the field for a search: what is typed stays where it searches for the same. */
function fieldText(typed: string, { q = '' }: CatalogueSearch): string {
  return searchedText(typed) === q ? typed : q;
}

/** The part of the catalogue that is shown for an address. */
function useCatalogueView(
  catalogue: Catalogue,
  search: CatalogueSearch,
  hash: string | undefined,
): CatalogueViewState {
  const filters = useMemo(
    () => filtersOf(search, catalogue.bundles.some(({ slug }) => slug === hash) ? hash : undefined),
    [search, hash, catalogue],
  );
  const isWanted = isSearchable(filters.text);
  const locale = useLocale();
  const find = useProductSearch(catalogue, isWanted);
  const hits = useMemo(
    () => (isWanted ? find?.(filters.text, { locale }) : undefined),
    [isWanted, find, filters.text, locale],
  );
  const view = useMemo(() => applyFilters(catalogue, filters, hits), [catalogue, filters, hits]);
  return { ...view, filters, isSearching: isWanted && !find };
}
