import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import { CatalogueSearch } from './CatalogueSearch.ts';

/**
 * The user's own filters in this tab before the assistant's choice took their place: the query of the
 * address, and the bundle of its hash.
 */
export const manualFilters = keptAtom(
  'marketplace.manual-filters',
  v.object({ search: CatalogueSearch, hash: v.string() }),
  { search: {}, hash: '' },
  { per: 'tab', survivesSignOut: true },
);
