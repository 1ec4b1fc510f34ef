import { getUser } from '@my-air/api-client/contract';
import { buildAgreement, buildPartner, buildUser, describeFields } from '@my-air/feature-api/testing';

import { agreementsFeature } from './feature.ts';
import { AgreementsCard } from './list/AgreementsCard.tsx';

describeFields(agreementsFeature, {
  'the agreements on home': {
    screen: <AgreementsCard />,
    call: getUser,
    good: {
      user: buildUser({
        partner: buildPartner({
          agreements: [
            buildAgreement({ id: 'amg_policy', is_agreed: true, agreed_at: '2026-01-02T10:00:00Z' }),
          ],
          pending_agreements: [buildAgreement()],
        }),
      }),
    },
  },
});
