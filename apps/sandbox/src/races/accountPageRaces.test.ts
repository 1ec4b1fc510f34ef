import { describe, expect, test, vi } from 'vitest';

import { IdentityVisitor } from '../testing/IdentityVisitor.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered } from '../testing/Visitor.ts';
import { accountPageRaces, unverified, type Send } from './accountPageRaces.ts';
import { drawPairs, racers } from './drawPairs.ts';

const { sandbox } = testSandbox('PostgreSQL');

const races = accountPageRaces(unverified);
const keys = Object.keys(races);
const pairs = keys.flatMap((one, place) => keys.slice(place + 1).map((other) => [one, other] as const));
// Each form is a kind of its own, since all touch the same user; the last form is second in its pairs.
const draw = (whole?: boolean) => drawPairs(pairs, ([one]) => one, whole);

test('each form but the last races one after it in the quick run', () => {
  expect(new Set(draw(false).map(([one]) => one))).toEqual(new Set(keys.slice(0, -1)));
});

describe('many of the same form at once', () => {
  test.each(keys)('%s', async (key) => {
    const send = await open(key);
    const answers = await times(racers, send);
    expect(answers).toHaveLength(racers);
    await check(key, answers);
  });
});

describe('as many, half of each of two forms about one person', () => {
  test.each(draw())('%s and %s', async (one, other) => {
    const sends = [await open(one), await open(other)] as const;
    const [first, second] = await Promise.all([times(racers / 2, sends[0]), times(racers / 2, sends[1])]);
    expect([first.length, second.length]).toEqual([racers / 2, racers / 2]);
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
