import { acceptAgreement, getAgreement, getUser } from '@my-air/api-client/contract';
import {
  buildAgreement,
  buildPartner,
  buildUser,
  describeFields,
  pressButtons,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';

import { agreementsFeature } from './feature.ts';
import { AgreementsCard } from './list/AgreementsCard.tsx';
import { AgreementModal } from './reader/AgreementModal.tsx';
import { agreementAnswers } from './testing/agreementAnswers.ts';

const read = agreementAnswers({ renewed: ['amg_policy'] })[getAgreement.key];
const modal = (signing?: 'docusign') => (
  <>
    <p>Beside it</p>
    <AgreementModal props={{ agreements: [{ id: 'amg_policy' }], signing }} close={() => {}} />
  </>
);

/** Ticks that the agreement was read, and accepts it. */
async function accept() {
  fireEvent.click(await screen.findByRole('checkbox'));
  await pressButtons('Accept')();
}

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
  'an agreement that has changed': {
    screen: modal(),
    call: getAgreement,
    good: read({ params: { agreement: 'amg_policy' } }),
    subject: 'agreement',
  },
  'an agreement that is signed elsewhere': {
    screen: modal('docusign'),
    call: getAgreement,
    good: read({ params: { agreement: 'amg_policy' } }),
    subject: 'agreement',
  },
  'an agreement that is accepted': {
    screen: modal(),
    answers: { [getAgreement.key]: read },
    act: accept,
    call: acceptAgreement,
    good: {
      agreement: {
        ...read({ params: { agreement: 'amg_policy' } }).agreement,
        is_agreed: true,
        agreed_at: '2026-11-20T10:00:00Z',
        scanned_copy_url: 'https://my-air.test/scans/amg_policy.pdf',
      },
    },
  },
});
