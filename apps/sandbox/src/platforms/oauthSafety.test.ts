import { expect, describe, test } from 'vitest';

import { channels } from '../database/schema.ts';
import { decide, locationOf, startAt } from '#test/support/authorize.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, visitor, as } = testSandbox();

const rows = () => sandbox().control.db.select().from(channels);

/** The address of the portal that a callback redirects to. */
const toldBy = async (who: Visitor, callback: URL) => locationOf(await who.open(callback.href));
const outcomeOf = async (who: Visitor, callback: URL) => {
  const { searchParams } = await toldBy(who, callback);
  return searchParams.get('oauth') ?? searchParams.get('error');
};

describe('a way back that is not this browser’s', () => {
  const interrupted = () => `${sandbox().url}/home?error=oauth_interrupted`;

  test('who had to sign in again meanwhile is still the one who started', async () => {
    const who = await as('new');
    const callback = await decide(who, await startAt(who, 'youtube'), 'allow');
    await who.write('POST', '/sandbox/api/session', { persona: 'new' });
    expect(await outcomeOf(who, callback)).toBe('connected');
  });

  test('a refusal can still be followed by an Allow', async () => {
    const who = await as('new');
    const consent = await startAt(who, 'youtube');
    const refused = await decide(who, consent, 'refuse');
    expect(await outcomeOf(who, refused)).toBe('oauth_interrupted');
    const allowed = await decide(who, consent, 'allow');
    expect(await outcomeOf(who, allowed)).toBe('connected');
  });

  test('a state of another user connects nothing for them', async () => {
    const [owner, stranger] = [await as('new'), await as('partner')];
    const callback = await decide(owner, await startAt(owner, 'youtube'), 'allow');
    const before = await rows();
    expect((await toldBy(stranger, callback)).href).toBe(interrupted());
    expect(await rows()).toEqual(before);
    expect(await outcomeOf(owner, callback)).toBe('connected');
  });

  test('a code of one platform is worth nothing for another', async () => {
    const who = await as('new');
    const code = (await decide(who, await startAt(who, 'tiktok'), 'allow')).searchParams.get('code') ?? '';
    const state = (await startAt(who, 'youtube')).searchParams.get('state') ?? '';
    const answer = await who.open(`/api/oauth/youtube/callback?state=${state}&code=${code}`);
    expect(locationOf(answer).href).toBe(interrupted());
  });

  test.each(['', '?state=constructor&code=1', '?state=__proto__', '?state=%00&code=x'])(
    'the callback with "%s" goes to the portal with an error',
    async (query) => {
      const answer = await (await as('new')).open(`/api/oauth/youtube/callback${query}`);
      expect(locationOf(answer).href).toBe(interrupted());
    },
  );

  test('a state is over after half an hour', async () => {
    const who = await as('new');
    const callback = await decide(who, await startAt(who, 'youtube'), 'allow');
    await who.pass(31 * 60);
    expect((await toldBy(who, callback)).href).toBe(interrupted());
  });

  test('nothing is connected for who has signed out', async () => {
    const who = await as('new');
    const callback = await decide(who, await startAt(who, 'youtube'), 'allow');
    const before = await rows();
    await who.write('POST', '/api/logout');
    expect((await toldBy(who, callback)).searchParams.get('oauth')).toBeNull();
    expect(await rows()).toEqual(before);
  });
});

describe('the consent page', () => {
  test('refuses to send a person to an address it does not know', async () => {
    const who = await as('new');
    const consent = await startAt(who, 'youtube');
    const near = `${sandbox().url}/api/oauth/youtube/callback/../x`;
    for (const uri of ['https://evil.test/', near, 'javascript:1']) {
      consent.searchParams.set('redirect_uri', uri);
      const fields = { ...Object.fromEntries(consent.searchParams), decision: 'refuse' };
      expect((await who.open(consent.href)).status).toBe(400);
      expect((await who.submit(consent.origin + consent.pathname, fields)).status).toBe(400);
    }
  });

  test('refuses a choice that is not on it', async () => {
    const who = await as('new');
    const consent = await startAt(who, 'youtube');
    const partner = await as('partner');
    const [foreign] = (await partner.read<{ channels: { platform_guid: string }[] }>('/api/channels'))
      .channels;
    const answer = await who.submit(consent.origin + consent.pathname, {
      ...Object.fromEntries(consent.searchParams),
      decision: 'allow',
      choice: `own:${foreign?.platform_guid}`,
    });
    expect(answer.status).toBe(422);
  });

  test('takes no form from another site', async () => {
    const consent = await startAt(await as('new'), 'youtube');
    const answer = await visitor().open(consent.origin + consent.pathname, {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
      body: new URLSearchParams([...consent.searchParams, ['decision', 'allow']]),
    });
    expect(answer.status).toBe(403);
  });
});
