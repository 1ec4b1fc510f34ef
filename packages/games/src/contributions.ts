import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import { lazy } from 'react';

import { listGames } from './contract.ts';
import { searchGames } from './games/searchGames.ts';

const capability = 'games';
const label = msg`Games`;

/** The contributions of games to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  assumes: listGames.key,
  navigation: [{ id: 'games', label, to: '/games', icon: Gamepad2, group: 'more', capability }],
  cards: [
    {
      id: 'games',
      label,
      place: 'aside',
      capability,
      height: 300,
      shape: 'rows',
      Component: lazy(async () => ({ default: (await import('./homepage/GamesCard.tsx')).GamesCard })),
    },
  ],
  search: [{ id: 'games', label, icon: Gamepad2, capability, query: searchGames }],
};
