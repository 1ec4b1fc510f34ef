import { defineFeature } from '@my-air/feature-api';

import { helpCenterRoutes } from './routes.ts';
import { navigationLabel } from './titles.ts';

/** What the help centre hands to the shell. */
export const helpCenterFeature = defineFeature({
  id: 'help-center',
  routes: helpCenterRoutes,
  navigation: [
    {
      id: 'help-center',
      label: navigationLabel,
      to: '/help-center',
      icon: 'help',
      group: 'more',
      order: 200,
    },
  ],
  search: [
    {
      id: 'help',
      label: navigationLabel,
      order: 900,
      isSearched: true,
      load: () => import('./search/paletteSearch.ts').then((search) => search.paletteSearch),
    },
  ],
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
