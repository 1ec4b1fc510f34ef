import { getUser } from '@my-air/api-client/contract';
import { buildPartner, buildUser, describeFields } from '@my-air/feature-kit/testing';

import { financesFeature } from './feature.ts';
import { MoneyCard } from './funds/MoneyCard.tsx';

describeFields(financesFeature, {
  'the money on home': {
    screen: <MoneyCard />,
    call: getUser,
    good: {
      user: buildUser({
        balance: { approved_usd: 10, advance_usd: 20, active_usd: 30, royalty_usd: 40, total_usd: 100 },
        partner: buildPartner({ p2p_payments_count: 2, p2p_pending_count: 1, p2p_wallet: 'wallet' }),
      }),
    },
    subject: 'user',
  },
});
