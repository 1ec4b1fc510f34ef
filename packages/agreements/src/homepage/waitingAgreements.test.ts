import { buildAgreement, buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { waitingAgreements } from './waitingAgreements.ts';

test('[USER-04] [CH-16] policy and terms are one item that opens them together, others one each', async () => {
  const user = buildUser({
    partner: buildPartner({
      pending_agreements: [
        buildAgreement({ id: 'amg_policy', display_name: 'Policy' }),
        buildAgreement({ id: 'ai_metadata', display_name: 'AI metadata' }),
        buildAgreement({ id: 'terms_and_conditions', display_name: 'Terms' }),
      ],
    }),
  });
  const portal = stubPortal({ user });
  const items = waitingAgreements(portal).select?.(user) ?? [];
  expect(items.map(({ title }) => title)).toEqual([
    'Read and accept: Policy, Terms',
    'Read and accept: AI metadata',
  ]);
  const [first] = items;
  if (first && 'onAct' in first.action) first.action.onAct();
  expect(portal.opened).toMatchObject([
    { name: 'agreement', props: { agreements: [{ id: 'amg_policy' }, { id: 'terms_and_conditions' }] } },
  ]);
});
