import { buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { getReferralProgram } from '../contract.ts';
import { refuseOwnCode } from './refuseOwnCode.ts';

const program = {
  referral_link_v4: 'https://portal.test/?ref=lucia&src=video',
  referral_links_new: [{ marker: 'lucia-summer', url: 'https://portal.test/?ref=lucia-summer' }],
  referral_links_legacy: [{ marker: 'lh2019', url: 'https://portal.test/#/account/registration?ref=lh2019' }],
};

function start(code: string | undefined, isPartOfProgram = true) {
  const user = buildUser({ partner: buildPartner({ capabilities: { referral_program: isPartOfProgram } }) });
  const portal = stubPortal({ user, answers: { [getReferralProgram.key]: program } });
  const forget = vi.fn();
  Object.assign(portal.session, { referral: () => code, forgetReferral: forget });
  refuseOwnCode.start(portal);
  return { portal, forget };
}

test.each(['lucia', 'lucia-summer', 'lh2019'])(
  '[RF-06] the own code %s is not kept, which is said',
  async (code) => {
    const { portal, forget } = start(code);
    await vi.waitFor(() => expect(portal.shown).toMatchObject([{ title: 'This is your own link' }]));
    expect(forget).toHaveBeenCalledTimes(1);
  },
);

test('[RF-06] the code of somebody else is kept in silence', async () => {
  const { portal, forget } = start('someone');
  await vi.waitFor(() => expect(portal.api.calls).toHaveLength(1));
  await vi.waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  expect([portal.shown, forget.mock.calls]).toEqual([[], []]);
});

test.each([
  ['without a code', undefined, true],
  ['without the program', 'lucia', false],
])('[RF-06] %s nothing is asked', (_case, code, isPartOfProgram) => {
  expect(start(code, isPartOfProgram).portal.api.calls).toEqual([]);
});
