import { describeFields } from '@my-air/feature-api/testing';

import { getReferralProgram } from './contract.ts';
import { affiliateProgramFeature } from './feature.ts';
import { ReferralCard } from './program/ReferralCard.tsx';

const link = { marker: 'ann', hit_count: 40, registration_count: 12, url: 'https://my-air.test/r/ann' };

describeFields(affiliateProgramFeature, {
  'the program on home': {
    screen: <ReferralCard />,
    call: getReferralProgram,
    good: {
      total_amount_usd: 1_052.5,
      referral_link_v4: 'https://my-air.test/r/new',
      referral_links_legacy: [link],
      referral_links_new: [link],
      channels: [{ id: 1, partner_revenue: 3, start_date: '2026-01-02' }],
    },
  },
});
