import { msg } from '@lingui/core/macro';
import type { User } from '@my-air/api-client/contract';
import { userQuery, type FeatureContributions } from '@my-air/feature-kit';
import Wallet from 'lucide-react/icons/wallet';

import { listFunds } from './funds/listFunds.ts';
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
      isEmpty: ({ api }) => ({
        ...userQuery(api),
        select: ({ balance, partner }: User) => listFunds(balance, partner?.capabilities).length === 0,
      }),
    },
  ],
};
