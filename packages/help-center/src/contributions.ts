import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';

import { paletteSearch } from './search/paletteSearch.ts';

const label = msg`Help`;

/** The contributions of the help center to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'help-center', label, to: '/help-center', icon: 'help', group: 'more' }],
  search: [{ id: 'help', label, icon: 'help', isSearched: true, query: paletteSearch }],
};
