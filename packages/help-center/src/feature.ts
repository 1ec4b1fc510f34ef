import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { helpCenterRoutes, navigationLabel } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface HelpCenterModals {
  /** A picture of an article, enlarged; its text is the title. */
  'help-picture': { props: { src: string; alt: string }; answer: never };
}

declare module '@my-air/feature-kit' {
  interface Modals extends HelpCenterModals {}
}

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
  loadMessages,
});
