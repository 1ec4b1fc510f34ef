import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { lazy } from 'react';

import { listNews } from './contract.ts';

/** The contributions of news to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  assumes: listNews.key,
  navigation: [{ id: 'news', label: msg`News`, to: '/news', icon: 'newspaper', group: 'more' }],
  cards: [
    {
      id: 'news',
      label: msg`News`,
      place: 'main',
      height: 340,
      shape: 'rows',
      Component: lazy(async () => ({ default: (await import('./list/NewsCard.tsx')).NewsCard })),
    },
  ],
};
