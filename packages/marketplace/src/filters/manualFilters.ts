import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

import { CatalogueSearch } from './CatalogueSearch.ts';

/**
 * The user's own filters in this tab before the assistant's choice took their place: the query of the
 * address, and the bundle of its hash.
 */
export const manualFilters = defineKept({
  key: 'marketplace.manual-filters',
  schema: v.object({ search: CatalogueSearch, hash: v.string() }),
  initial: { search: {}, hash: '' },
  per: 'user',
  scope: 'tab',
});
