import { describe, expect, test, vi } from 'vitest';

import { findFaults } from '../ai-metadata/audit/findFaults.ts';
import { sampleInputs, type SampleInput } from '../testing/sampleInputs.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered, Visitor } from '../testing/Visitor.ts';
import { drawPairs, racers, sharedBy } from './drawPairs.ts';
import { raceExpectations } from './raceExpectations.ts';

const { sandbox, as, visitor } = testSandbox('PostgreSQL');

const keys = Object.keys(raceExpectations);
const pairs = keys.flatMap((one, place) =>
  keys
    .slice(place + 1)
    .filter((other) => sharedBy(touch(one), touch(other)) !== '')
    .map((other) => [one, other] as const),
);

const draw = (whole?: boolean) =>
  drawPairs(pairs, ([one, other]) => sharedBy(touch(one), touch(other)), whole);

function touch(key: string) {
  return raceExpectations[key]!.touches;
}

test('every write that is served says what must hold when it races; those that sign in are raced in signInRaces', () => {
  const served = [...sandbox().control.endpoints.keys()].filter((key) => !key.startsWith('GET '));
  const elsewhere = ['POST api/federated-auth/login'];
  const expected = [...keys.filter((key) => !key.startsWith('GET ')), ...elsewhere];
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test('many of a person’s and of another’s at once: a profile gets one owner', async () => {
  const people = [await as('partner'), await as('ambassador')];
  const answers = (
    await Promise.all(people.map((who) => race(who, 'POST api/channels/{platform}/add', racers / 2)))
  ).flat();
  expect(answers).toHaveLength(racers);
  await check('POST api/channels/{platform}/add', answers);
});

test('whatever two calls touch is raced by two of them in the quick run', () => {
  const rows = keys.flatMap((key) => touch(key));
  const shared = new Set(rows.filter((row, place) => rows.indexOf(row) !== place));
  const met = draw(false).flatMap(([one, other]) => touch(one).filter((row) => touch(other).includes(row)));
  expect(new Set(met)).toEqual(shared);
});

describe('[G-03] many of the same at once', () => {
  test.each(keys)('%s', async (key) => {
    await raceExpectations[key]!.prepare?.(sandbox().control.db);
    const who = await person(key);
    const answers = await race(who, key, racers);
    expect(answers).toHaveLength(racers);
    await check(key, answers);
  });
});

describe('as many, half of each of two that touch the same', () => {
  test.each(draw())('%s and %s', async (one, other) => {
    for (const key of [one, other]) await raceExpectations[key]!.prepare?.(sandbox().control.db);
    const who = await person(one);
    const [first, second] = await Promise.all([race(who, one, racers / 2), race(who, other, racers / 2)]);
    expect([first.length, second.length]).toEqual([racers / 2, racers / 2]);
    await check(one, first);
    await check(other, second);
  });
});

async function person(key: string): Promise<Visitor> {
  const { persona = 'partner' } = inputOf(key);
  const who = persona === null ? visitor() : await as(persona);
  await who.token();
  return who;
}

function inputOf(key: string): SampleInput {
  return raceExpectations[key]!.input ?? sampleInputs[key]!;
}

async function race(who: Visitor, key: string, count: number): Promise<Answered[]> {
  const { params = {}, query, body } = inputOf(key);
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = `/${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  // Each with the cookies of the beginning, as from browsers that do not know of each other.
  return Promise.all(
    Array.from({ length: count }, () => {
      const copy = who.copy();
      return method === 'GET' ? copy.open(address) : copy.write(method, address, body);
    }),
  );
}

async function check(key: string, answers: readonly Answered[]) {
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  const { db } = sandbox().control;
  // One view of everything: the worker may be about to commit its next batch.
  const faults = await db.transaction((view) => findFaults(view), { isolationLevel: 'repeatable read' });
  expect(faults).toEqual([]);
  await raceExpectations[key]!.check(db, answers);
}
