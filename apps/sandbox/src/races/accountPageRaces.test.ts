import { describe, expect, test, vi } from 'vitest';

import { IdentityVisitor } from '../testing/IdentityVisitor.ts';
import { onServer } from '../testing/onEveryDatabase.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered } from '../testing/Visitor.ts';
import { accountPageRaces, unverified, type Send } from './accountPageRaces.ts';

const { sandbox } = testSandbox(onServer());

const races = accountPageRaces(unverified);
const keys = Object.keys(races);
const pairs = keys.flatMap((one, place) => keys.slice(place + 1).map((other) => [one, other] as const));

describe('twenty of the same form at once', () => {
  test.each(keys)('%s', async (key) => {
    const send = await open(key);
    const answers = await times(20, send);
    expect(answers).toHaveLength(20);
    await check(key, answers);
  });
});

describe('ten of each of two forms about one person', () => {
  test.each(pairs)('%s and %s', async (one, other) => {
    const sends = [await open(one), await open(other)] as const;
    const [first, second] = await Promise.all([times(10, sends[0]), times(10, sends[1])]);
    expect([first.length, second.length]).toEqual([10, 10]);
    await check(one, first, other);
    await check(other, second, one);
  });
});

/** Opens a page in a browser of its own, in which the person has signed in. */
async function open(key: string): Promise<Send> {
  const who = new IdentityVisitor(sandbox());
  await who.enter(unverified);
  return races[key]!.open(sandbox(), who);
}

function times(count: number, send: Send): Promise<Answered[]> {
  return Promise.all(Array.from({ length: count }, send));
}

async function check(key: string, answers: readonly Answered[], other = '') {
  const { statuses, undoneBy = [], check: holds } = races[key]!;
  const unexpected = answers.filter(({ status }) => !statuses.includes(status));
  expect(unexpected.map(({ status, text }) => `${status} ${text.slice(0, 300)}`)).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  if (!undoneBy.includes(other)) await holds(sandbox(), answers);
}
