import { longestInAddress } from '@my-air/feature-kit';
import { useLocale } from '@my-air/i18n';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useState,
  useTransition,
} from 'react';

import { applyFilters, filtersOf, type CatalogueView } from '../filters/applyFilters.ts';
import { isSearchable, type CatalogueFilters, type CatalogueSearch } from '../filters/CatalogueSearch.ts';
import type { Catalogue } from './Catalogue.ts';
import { useProductSearch } from './useProductSearch.ts';

/** The time that the address waits for the next letter, in milliseconds. */
const pause = 300;

/** Asks for an address with these search parameters; without a hash the present one stays. */
export type ChangeCatalogue = (search: CatalogueSearch, hash?: string) => void | Promise<void>;

/** The choices and the text of the field, before the address itself has them. */
export interface CatalogueAddress {
  /** The search parameters with the choices and the typed text in them. */
  search: CatalogueSearch;
  hash: string | undefined;
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
  onChange: ChangeCatalogue,
): CatalogueAddress & { view: CatalogueViewState } {
  const address = useCatalogueAddress(search, hash, onChange);
  // Cards take their time to be drawn: a letter or a tick does not wait for them.
  const shown = useDeferredValue(address.search);
  return { ...address, view: useCatalogueView(catalogue, shown, useDeferredValue(address.hash)) };
}

/**
 * The state of an address: a choice is shown while the address follows, and a typed text until the user pauses. A change
 * of the address from elsewhere wins over the text.
 */
export function useCatalogueAddress(
  search: CatalogueSearch,
  hash: string | undefined,
  onChange: ChangeCatalogue,
): CatalogueAddress {
  const [, startTransition] = useTransition();
  const [chosen, setChosen] = useOptimistic({ search, hash });
  const { q: asked = '', ...others } = chosen.search;
  const [field, setField] = useState({ text: asked, asked });
  if (field.asked !== asked) setField({ text: fieldText(field.text, asked), asked });
  const q = searchedText(field.text);
  const shown: CatalogueSearch = q === '' ? others : { ...others, q };

  function change(next: CatalogueSearch, nextHash = chosen.hash) {
    const { q: text = '', ...withoutText } = next;
    const inAddress = fitsAddress(text) ? next : withoutText;
    setField({ text: fieldText(field.text, text), asked: fitsAddress(text) ? asked : '' });
    startTransition(async () => {
      setChosen({ search: inAddress, hash: nextHash });
      await onChange(inAddress, nextHash);
    });
  }

  const commit = useEffectEvent(() => change(shown));
  useEffect(() => {
    // A text that is too long for the address searches from the field.
    if (q === asked || (asked === '' && !fitsAddress(q))) return;
    const timer = setTimeout(commit, pause);
    return () => clearTimeout(timer);
  }, [q, asked]);

  return {
    search: q === asked ? chosen.search : shown,
    hash: chosen.hash,
    change,
    text: field.text,
    setText: (text) => setField({ text, asked }),
    isTooShort: field.text.trim() !== '' && q === '',
  };
}

const fitsAddress = (text: string): boolean => text.length <= longestInAddress;

/** The text that is searched for: empty while it is too short. */
function searchedText(text: string): string {
  return isSearchable(text) ? text.trim() : '';
}

/** The text of the field for a search: what is typed stays where it searches for the same. */
function fieldText(typed: string, q = ''): string {
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
  const view = useMemo(
    () => applyFilters(catalogue, filters, isWanted ? find?.(filters.text, { locale }) : undefined),
    [catalogue, filters, isWanted, find, locale],
  );
  return { ...view, filters, isSearching: isWanted && !find };
}
