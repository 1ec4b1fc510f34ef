import { readSession, writeSession } from '../storage/sessionStore.ts';
import { parseCatalogueSearch, type CatalogueSearch } from './CatalogueSearch.ts';

const key = 'marketplace.manualFilters';

/** Keeps what was chosen by hand before the assistant's choice took its place. */
export function keepManualFilters(search: CatalogueSearch): void {
  if (search.picked === undefined) writeSession(key, JSON.stringify(search));
}

/** What was chosen by hand before; nothing when that is not known. */
export function recallManualFilters(): CatalogueSearch {
  try {
    return parseCatalogueSearch(JSON.parse(readSession(key) ?? '{}') as Record<string, unknown>);
  } catch {
    // SyntaxError: another program wrote there.
    return {};
  }
}
