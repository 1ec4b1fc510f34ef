import type { FeatureContributions } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** The contributions of the help centre to the signed-in screens, beside the routes. */
export const helpCenterContributions: FeatureContributions = {
  navigation: [
    {
      id: 'help-center',
      label: navigationLabel,
      to: '/help-center',
      icon: 'help',
      group: 'more',
    },
  ],
  search: [
    {
      id: 'help',
      label: navigationLabel,
      icon: 'help',
      isSearched: true,
      load: () => import('./search/paletteSearch.ts').then((search) => search.paletteSearch),
    },
  ],
};
