import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';

import { paletteSearch } from './search/paletteSearch.ts';

const label = msg`Help`;

/** What signed-in users see of the help center beside its screens. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'help-center', label, to: '/help-center', icon: 'help', group: 'more' }],
  search: [{ id: 'help', label, icon: 'help', isSearched: true, query: paletteSearch }],
};
