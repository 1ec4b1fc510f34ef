import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';

import { NewsCard } from './list/NewsCard.tsx';

/** What signed-in users see of news beside its screens. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'news', label: msg`News`, to: '/news', icon: 'newspaper', group: 'more' }],
  cards: [{ id: 'news', place: 'main', height: 340, shape: 'rows', Component: NewsCard }],
};
