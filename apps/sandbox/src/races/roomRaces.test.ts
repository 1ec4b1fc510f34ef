import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';

import { controlApi } from '../control/controlApi.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered, Visitor } from '../testing/Visitor.ts';
import { drawPairs, racers, sharedBy, type Pair } from './drawPairs.ts';
import { roomRaces } from './roomRaces.ts';

const { sandbox, as } = testSandbox('PostgreSQL');

const keys = Object.keys(roomRaces);
const pairs = keys.flatMap((one, place) =>
  keys
    .slice(place + 1)
    .filter((other) => sharedBy(touch(one), touch(other)) !== '')
    .map((other) => [one, other] as const),
);
// A reset touches everything.
const kindOf = ([one, other]: Pair) => `${one === 'POST /reset'} ${sharedBy(touch(one), touch(other))}`;
const draw = (whole?: boolean) => drawPairs(pairs, kindOf, whole);

function touch(key: string) {
  return roomRaces[key]!.touches;
}

test('whatever two writes touch is raced by two of them and by a reset in the quick run', () => {
  for (const row of new Set(keys.flatMap((key) => touch(key)))) {
    const those = keys.filter((key) => touch(key).includes(row));
    const met = draw(false).filter((pair) => pair.every((key) => those.includes(key)));
    expect([row, met.some(([one]) => one === 'POST /reset')]).toEqual([row, true]);
    expect([row, met.some(([one]) => one !== 'POST /reset')]).toEqual([row, those.length > 2]);
  }
});

test('every write of the control room says what must hold when it races', async () => {
  const app = Fastify();
  const served: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') served.push(`${String(method)} ${url}`);
  });
  await app.register(controlApi(sandbox().control));
  await app.close();
  expect(served.toSorted()).toEqual(keys.toSorted());
});

describe('many of the same at once', () => {
  test.each(keys)('%s', async (key) => {
    const answers = await race(await as('partner'), key, racers);
    expect(answers).toHaveLength(racers);
    await check(key, answers);
  });
});

describe('as many, half of each of two that touch the same', () => {
  test.each(draw())('%s and %s', async (one, other) => {
    const who = await as('partner');
    const [first, second] = await Promise.all([race(who, one, racers / 2), race(who, other, racers / 2)]);
    expect([first.length, second.length]).toEqual([racers / 2, racers / 2]);
    await check(one, first, other);
    await check(other, second, one);
  });
});

function race(who: Visitor, key: string, count: number): Promise<Answered[]> {
  const [method = '', path = ''] = key.split(' ');
  const address = `/sandbox/api${path.replace(':id', '999')}`;
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      who.copy().write(method, address, roomRaces[key]!.body?.(number)),
    ),
  );
}

async function check(key: string, answers: readonly Answered[], other?: string) {
  const { status, check: holds, undoneBy = [] } = roomRaces[key]!;
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  const isUndone = other !== undefined && (other === 'POST /reset' || undoneBy.includes(other));
  if (isUndone) return;
  // Another instance may have written last: what is known here is what was read at the latest request.
  await sandbox().control.settings.refresh();
  await holds(sandbox().control, answers);
}
