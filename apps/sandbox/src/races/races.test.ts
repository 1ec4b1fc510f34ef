import { describe, expect, test, vi } from 'vitest';

import { findFaults } from '../ai-metadata/audit/findFaults.ts';
import { onServer } from '../testing/onEveryDatabase.ts';
import { sampleInputs, type SampleInput } from '../testing/sampleInputs.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered, Visitor } from '../testing/Visitor.ts';
import { raceExpectations } from './raceExpectations.ts';

const { sandbox, as, visitor } = testSandbox(onServer());

const keys = Object.keys(raceExpectations);
const pairs = keys.flatMap((one, place) =>
  keys
    .slice(place + 1)
    .filter((other) => touch(one).some((row) => touch(other).includes(row)))
    .map((other) => [one, other] as const),
);

function touch(key: string) {
  return raceExpectations[key]!.touches;
}

test('every write that is served says what must hold when it races; those that sign in are raced in signInRaces', () => {
  const served = [...sandbox().control.endpoints.keys()].filter((key) => !key.startsWith('GET '));
  const elsewhere = ['POST api/federated-auth/login'];
  const expected = [...keys.filter((key) => !key.startsWith('GET ')), ...elsewhere];
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test('twenty of a person’s and of another’s at once: a profile gets one owner', async () => {
  const people = [await as('partner'), await as('ambassador')];
  const answers = (
    await Promise.all(people.map((who) => race(who, 'POST api/channels/{platform}/add', 10)))
  ).flat();
  expect(answers).toHaveLength(20);
  await check('POST api/channels/{platform}/add', answers);
});

describe('[G-03] twenty of the same at once', () => {
  test.each(keys)('%s', async (key) => {
    await raceExpectations[key]!.prepare?.(sandbox().control.db);
    const who = await person(key);
    const answers = await race(who, key, 20);
    expect(answers).toHaveLength(20);
    await check(key, answers);
  });
});

describe('ten of each of two that touch the same', () => {
  test.each(pairs)('%s and %s', async (one, other) => {
    for (const key of [one, other]) await raceExpectations[key]!.prepare?.(sandbox().control.db);
    const who = await person(one);
    const [first, second] = await Promise.all([race(who, one, 10), race(who, other, 10)]);
    expect([first.length, second.length]).toEqual([10, 10]);
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
