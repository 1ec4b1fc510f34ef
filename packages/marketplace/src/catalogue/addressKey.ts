import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';

/** One text for one view of the catalogue, whatever order its filters were chosen in. */
export function addressKey(search: CatalogueSearch, hash = ''): string {
  const { q, category, platform, subscribers, indicator, access, picked } = search;
  return JSON.stringify([q, category, platform, subscribers, indicator, access, picked, hash]);
}
