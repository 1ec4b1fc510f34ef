import { userQuery } from '@my-air/feature-kit';
import { buildFailure, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { describe, expect, test } from 'vitest';

import { agreementQuery } from '../accepting/agreement.api.ts';
import { agreementAnswers } from '../testing/agreementAnswers.ts';
import { handleAgreementAddress } from './handleAgreementAddress.ts';

const agreement = 'referral_program';

async function comeBack(values: Record<string, string>, agreed: readonly string[] = []) {
  const portal = stubPortal({ answers: agreementAnswers({ agreed }) });
  await handleAgreementAddress(values, portal);
  return portal;
}

describe('[DIST-02] [DS-05] the way back from the signing site', () => {
  test.each([
    ['signing_complete', 'Your signature is being confirmed: Referral program'],
    ['decline', 'You declined to sign: Referral program'],
    ['cancel', 'Signing was cancelled: Referral program'],
    ['session_timeout', 'The signing session timed out: Referral program'],
    ['ttl_expired', 'The signing link has expired: Referral program'],
    ['viewing_complete', 'Signing did not finish: Referral program'],
    ['constructor', 'Signing did not finish: Referral program'],
  ])('%s has its own sentence, and agreement and person are read anew', async (event, title) => {
    const portal = await comeBack({ agreement, event });
    expect(portal.shown).toMatchObject([{ title }]);
    expect(portal.api.calls.map(({ key }) => key).toSorted()).toEqual([
      'GET api/profile/agreements/{agreement}',
      'GET api/user',
    ]);
  });

  test.each(['signing_complete', 'cancel', 'ttl_expired'])(
    'the server decides: %s with an accepted agreement says that it is signed',
    async (event) => {
      expect((await comeBack({ agreement, event }, [agreement])).shown).toMatchObject([
        { type: 'success', title: 'Agreement signed: Referral program' },
      ]);
    },
  );

  test('the same event twice says the same and accepts nothing', async () => {
    const portal = stubPortal({ answers: agreementAnswers() });
    await handleAgreementAddress({ agreement, event: 'signing_complete' }, portal);
    await handleAgreementAddress({ agreement, event: 'signing_complete' }, portal);
    expect(new Set(portal.shown.map(({ title }) => title)).size).toBe(1);
    expect(portal.api.calls.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
  });

  test('what was read before the signature says nothing about it', async () => {
    const portal = stubPortal({ answers: agreementAnswers() });
    const key = 'GET api/profile/agreements/{agreement}';
    portal.api.answer({ [key]: () => new Promise(() => {}), 'GET api/user': () => new Promise(() => {}) });
    const reads = [
      portal.queryClient.fetchQuery(agreementQuery(portal, agreement)),
      portal.queryClient.fetchQuery({ ...userQuery(portal.api), staleTime: 0 }),
    ];
    portal.api.answer({
      ...agreementAnswers({ agreed: [agreement] }),
      'GET api/user': { user: buildUser({ name: 'Ann, who signed' }) },
    });
    await handleAgreementAddress({ agreement, event: 'signing_complete' }, portal);
    expect(portal.shown).toMatchObject([{ type: 'success' }]);
    expect(await Promise.all(reads)).toMatchObject([{ is_agreed: true }, { name: 'Ann, who signed' }]);
  });

  test('a late confirmation is told on the next return', async () => {
    const portal = stubPortal({ answers: agreementAnswers() });
    await handleAgreementAddress({ agreement, event: 'signing_complete' }, portal);
    portal.api.answer(agreementAnswers({ agreed: [agreement] }));
    await handleAgreementAddress({ agreement, event: 'signing_complete' }, portal);
    expect(portal.shown.map(({ type }) => type)).toEqual(['info', 'success']);
  });

  test('where it cannot be checked, nothing is claimed', async () => {
    const portal = stubPortal({
      answers: { 'GET api/profile/agreements/{agreement}': buildFailure('network') },
    });
    await handleAgreementAddress({ agreement, event: 'signing_complete' }, portal);
    expect(portal.shown).toMatchObject([{ type: 'warning', title: 'We could not check your signature' }]);
  });

  test('an agreement that does not exist is passed over', async () => {
    const portal = stubPortal({
      answers: { 'GET api/profile/agreements/{agreement}': buildFailure('not_found') },
    });
    await handleAgreementAddress({ agreement, event: 'decline' }, portal);
    expect(portal.shown).toEqual([]);
  });
});

describe('[DS-06] addresses that open agreements', () => {
  test('agreements=all opens the list', async () => {
    expect((await comeBack({ agreements: 'all' })).opened).toEqual([
      { name: 'agreement', props: { agreements: [] } },
    ]);
  });

  test('agreement=ID opens that one', async () => {
    expect((await comeBack({ agreement })).opened).toMatchObject([
      { props: { agreements: [{ id: agreement }] } },
    ]);
  });

  test.each([{ agreement: '../user' }, { agreements: 'some' }, { event: 'decline' }, { agreement: '' }])(
    '%o does nothing',
    async (values: Record<string, string>) => {
      const { opened, shown, api } = await comeBack(values);
      expect([opened, shown, api.calls]).toEqual([[], [], []]);
    },
  );
});
