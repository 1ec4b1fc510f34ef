import { describe, expect, test } from 'vitest';

import { channels } from '../database/schema.ts';
import { authorize, decide, locationOf, startAt } from '#test/support/authorize.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, as } = testSandbox();

const rows = () => sandbox().control.db.select().from(channels);
const comeBack = async (who: Visitor, callback: URL) => locationOf(await who.open(callback.href)).href;
const outcomeIn = (address: string) => {
  const { searchParams } = new URL(address);
  return searchParams.get('oauth') ?? searchParams.get('error');
};

/** Every ending of an attempt: what the user decides and chooses, and what the portal is told. */
const endings = [
  { outcome: 'connected', decision: 'allow', choice: 'new' },
  { outcome: 'already_connected', decision: 'allow', choice: 'own' },
  { outcome: 'auto_confirmed', decision: 'allow', choice: 'auto-confirmed' },
  { outcome: 'not_own', decision: 'allow', choice: 'foreign' },
  { outcome: 'not_chosen', decision: 'allow', choice: 'none' },
  { outcome: 'not_chosen', decision: 'later', choice: 'new' },
  { outcome: 'oauth_interrupted', decision: 'refuse', choice: 'new' },
];
const withAccess = endings.slice(0, 3);
const withoutAccess = endings.slice(3);
type Ending = (typeof endings)[number];

async function endAttempt(who: Visitor, { decision, choice }: Ending, platform = 'youtube'): Promise<URL> {
  const consent = await startAt(who, platform, '?referer=accounts');
  if (choice !== 'own') return decide(who, consent, decision, choice);
  const list = (
    await who.read<{ channels: { platform: string; platform_guid: string; status: string }[] }>(
      '/api/channels',
    )
  ).channels;
  const own = list.find((one) => one.platform === platform && one.status === 'connected');
  return decide(who, consent, decision, `own:${own?.platform_guid}`);
}

describe('a callback that is delivered again', () => {
  test.each(endings)(
    '$outcome ($decision $choice): says the same and changes nothing, at once, late and in another tab',
    async (ending) => {
      const who = await as('partner');
      const callback = await endAttempt(who, ending);
      const told = await Promise.all([comeBack(who, callback), comeBack(who, callback)]);
      expect(told.map(outcomeIn)).toEqual([ending.outcome, ending.outcome]);
      const after = await rows();
      await who.pass(31 * 60);
      expect(await comeBack(who, callback)).toBe(told[0]);
      // A new attempt does not make the portal forget the end of the one before.
      await startAt(who, 'youtube');
      expect(await comeBack(await as('partner'), callback)).toBe(told[0]);
      expect(await rows()).toEqual(after);
    },
  );

  test.each(['tiktok', 'instagram'])('of %s says the same, however late', async (platform) => {
    const who = await as('new');
    const callback = await endAttempt(who, endings[0]!, platform);
    const first = await comeBack(who, callback);
    expect(outcomeIn(first)).toBe('connected');
    await who.pass(31 * 60);
    expect(await comeBack(who, callback)).toBe(first);
  });
});

describe('a callback that is delivered again after another attempt has given access', () => {
  test.each(withAccess)('$outcome: is told as it was', async (ending) => {
    const who = await as('partner');
    const callback = await endAttempt(who, ending);
    const first = await comeBack(who, callback);
    await authorize(who, 'youtube', 'new');
    expect(await comeBack(who, callback)).toBe(first);
  });

  test.each(withoutAccess)(
    '[CH-08] $outcome ($decision $choice): nothing is told any more, and late neither',
    async (ending) => {
      const who = await as('partner');
      const callback = await endAttempt(who, ending);
      expect(outcomeIn(await comeBack(who, callback))).toBe(ending.outcome);
      const other = await authorize(who, 'youtube', 'new');
      expect(outcomeIn(other.href)).toBe('connected');
      const start = `${sandbox().url}/accounts/youtube`;
      expect(await comeBack(who, callback)).toBe(start);
      await who.pass(31 * 60);
      expect(await comeBack(who, callback)).toBe(start);
    },
  );

  test('[CH-08] an access on another platform, and one before it, leave it as it was', async () => {
    const who = await as('new');
    await authorize(who, 'youtube', 'new');
    const callback = await endAttempt(who, endings[4]!);
    const first = await comeBack(who, callback);
    await authorize(who, 'tiktok', 'new');
    expect(outcomeIn(first)).toBe('not_chosen');
    expect(await comeBack(who, callback)).toBe(first);
  });
});

describe('two tabs', () => {
  test.each(endings)(
    '$outcome ($decision $choice) in one, access in the other: each is told what was done in it',
    async (ending) => {
      const who = await as('partner');
      const callbacks = [await endAttempt(who, endings[0]!), await endAttempt(who, ending)];
      const told = [];
      for (const callback of callbacks) told.push(outcomeIn(await comeBack(who, callback)));
      expect(told).toEqual(['connected', ending.outcome]);
    },
  );
});

describe('a channel that was added is never told as refused', () => {
  test.each(withAccess)('$outcome: to nobody who comes without that user’s session', async (ending) => {
    const who = await as('partner');
    const callback = await endAttempt(who, ending);
    await comeBack(who, callback);
    await who.write('POST', '/api/logout');
    for (const other of [who, await as('new')]) {
      expect(await comeBack(other, callback)).toBe(`${sandbox().url}/home`);
    }
  });
});
