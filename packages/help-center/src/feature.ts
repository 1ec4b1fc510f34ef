import { defineFeature } from '@my-air/feature-kit';

import { helpCenterRoutes } from './routes.ts';
import { navigationLabel } from './titles.ts';

/** The help centre as a feature of the shell. */
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
  modals: {
    'help-picture': () => import('./article/PictureDialog.tsx').then((module) => module.PictureDialog),
  },
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
