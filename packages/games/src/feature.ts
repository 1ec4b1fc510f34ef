import { defineFeature } from '@my-air/feature-kit';
import Gamepad2 from 'lucide-react/icons/gamepad-2';

import { gamesRoutes, navigationLabel } from './routes.ts';

const capability = 'games';

export const gamesFeature = defineFeature({
  id: 'games',
  routes: gamesRoutes,
  navigation: [
    {
      id: 'games',
      label: navigationLabel,
      to: '/games',
      icon: Gamepad2,
      group: 'more',
      capability,
    },
  ],
  cards: [
    {
      id: 'games',
      place: 'aside',
      capability,
      height: 300,
      shape: 'rows',
      load: () => import('./homepage/GamesCard.tsx').then((module) => module.GamesCard),
    },
  ],
  search: [
    {
      id: 'games',
      label: navigationLabel,
      icon: Gamepad2,
      capability,
      load: () => import('./games/searchGames.ts').then((module) => module.searchGames),
    },
  ],
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
