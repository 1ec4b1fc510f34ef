import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import Wallet from 'lucide-react/icons/wallet';

import { MoneyCard } from './funds/MoneyCard.tsx';
import { searchFinance } from './palette/searchFinance.ts';

/** The contributions of finances to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'finances', label: msg`Finance`, to: '/finances', icon: Wallet, group: 'money' }],
  search: [{ id: 'finances', label: msg`Finance`, icon: Wallet, query: searchFinance }],
  cards: [
    {
      id: 'money',
      label: msg`Money`,
      place: 'aside',
      isFirstOnPhone: true,
      height: 440,
      Component: MoneyCard,
    },
  ],
};
