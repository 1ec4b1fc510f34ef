import { buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { describe, expect, test, vi } from 'vitest';

import { agreementAnswers, type AgreementAnswersOptions } from '../testing/agreementAnswers.ts';
import { acceptOne } from './acceptOne.ts';
import { agreementQuery } from './agreement.api.ts';
import { isAgreed } from './isAgreed.ts';

const id = 'amg_policy';

async function open(options: AgreementAnswersOptions = {}) {
  const portal = stubPortal({ answers: agreementAnswers(options) });
  const read = await portal.queryClient.fetchQuery(agreementQuery(portal, id));
  const accept = () => acceptOne(portal, read, 'key');
  const posts = () => portal.api.calls.filter(({ key }) => key.startsWith('POST')).length;
  const shown = () => portal.queryClient.getQueryData(agreementQuery(portal, id).queryKey);
  return { portal, read, accept, posts, shown };
}

describe('[USER-04] [G-51] an agreement is accepted once, and never shown as accepted when it is not', () => {
  test.each(['network', 'timeout', 'server', 'malformed', 'mismatch', 'unexpected'] as const)(
    'the answer is lost as "%s" after the server accepted: it is accepted, without a second post',
    async (code) => {
      const { accept, posts, shown } = await open({ losing: { [id]: [buildFailure(code)] } });
      await accept();
      expect(isAgreed(shown()!)).toBe(true);
      expect(posts()).toBe(1);
      expect(isAgreed(shown()!)).toBe(true);
    },
  );

  test.each(['network', 'timeout', 'server', 'unauthenticated', 'forbidden', 'conflict'] as const)(
    'the post fails as "%s" before the server accepted: it is not shown as accepted, and a second try accepts',
    async (code) => {
      const failure = buildFailure(code);
      const { accept, posts, shown } = await open({ failing: { [id]: [failure] } });
      await expect(accept()).rejects.toBe(failure);
      expect(isAgreed(shown()!)).toBe(false);
      await accept();
      expect(isAgreed(shown()!)).toBe(true);
      expect(posts()).toBe(2);
    },
  );

  test('neither the post nor the question after it is answered: it says so, and the next try asks first', async () => {
    const { portal, accept, posts, shown } = await open({ losing: { [id]: [buildFailure('network')] } });
    const answers = agreementAnswers({ agreed: [id] });
    const get = 'GET api/profile/agreements/{agreement}';
    const [known, lost] = [agreementAnswers()[get], buildFailure('network')];
    const asked = vi.fn((sent: Parameters<typeof known>[0]) =>
      asked.mock.calls.length === 1 ? known(sent) : lost,
    );
    portal.api.answer({ [get]: asked });
    await expect(accept()).rejects.toMatchObject({ problem: 'unknown' });
    portal.api.answer({ [get]: answers[get] });
    await accept();
    expect(isAgreed(shown()!)).toBe(true);
    expect(posts()).toBe(1);
  });

  test('another tab has accepted it in the meantime: nothing is posted', async () => {
    const { portal, accept, posts, shown } = await open();
    portal.api.answer(agreementAnswers({ agreed: [id] }));
    await accept();
    expect(isAgreed(shown()!)).toBe(true);
    expect(posts()).toBe(0);
  });

  test('the text has changed since it was read: nothing is posted', async () => {
    const { portal, accept, posts } = await open();
    portal.api.answer(agreementAnswers({ renewed: [id] }));
    await expect(accept()).rejects.toMatchObject({ problem: 'changed' });
    expect(posts()).toBe(0);
  });

  test('an acceptance of another feature is sent by its own call, also where the profile has accepted', async () => {
    const { portal, read, posts } = await open({ agreed: [id] });
    const own = { send: vi.fn(async () => undefined), isDone: vi.fn(async () => false) };
    await acceptOne(portal, read, 'key', own);
    expect(own.send).toHaveBeenCalledExactlyOnceWith(id);
    own.isDone.mockResolvedValue(true);
    await acceptOne(portal, read, 'key', own);
    expect(own.send).toHaveBeenCalledOnce();
    expect(posts()).toBe(0);
  });

  test('the server takes the post and says that it is not accepted: it is not shown as accepted', async () => {
    const { portal, accept, shown } = await open();
    portal.api.answer({
      'POST api/profile/agreements/{agreement}': { agreement: { id, is_agreed: false } },
    });
    await expect(accept()).rejects.toMatchObject({ problem: 'not-confirmed' });
    expect(isAgreed(shown()!)).toBe(false);
  });
});
