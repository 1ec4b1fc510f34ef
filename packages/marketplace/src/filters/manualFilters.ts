import { readSession, writeSession } from '../storage/sessionStore.ts';
import { parseCatalogueSearch, type CatalogueSearch } from './CatalogueSearch.ts';

const key = 'marketplace.manualFilters';

/** What a person has chosen by hand: the query of the address, and the bundle of its hash. */
export interface ManualFilters {
  search: CatalogueSearch;
  hash: string;
}

/** Keeps what was chosen by hand before the assistant's choice took its place. */
export function keepManualFilters(search: CatalogueSearch, hash = ''): void {
  if (search.picked === undefined) writeSession(key, JSON.stringify({ ...search, hash }));
}

/** What was chosen by hand before; nothing when that is not known. */
export function recallManualFilters(): ManualFilters {
  try {
    const { hash, ...query } = JSON.parse(readSession(key) ?? '{}') as Record<string, unknown>;
    return { search: parseCatalogueSearch(query), hash: typeof hash === 'string' ? hash : '' };
  } catch {
    // SyntaxError or TypeError: another program wrote there.
    return { search: {}, hash: '' };
  }
}
