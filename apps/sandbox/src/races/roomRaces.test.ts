import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';

import { controlApi } from '../control/controlApi.ts';
import { onServer } from '../testing/onEveryDatabase.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered, Visitor } from '../testing/Visitor.ts';
import { roomRaces } from './roomRaces.ts';

const { sandbox, as } = testSandbox(onServer());

const keys = Object.keys(roomRaces);
const pairs = keys.flatMap((one, place) =>
  keys
    .slice(place + 1)
    .filter((other) => roomRaces[one]!.touches.some((row) => roomRaces[other]!.touches.includes(row)))
    .map((other) => [one, other] as const),
);

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

describe('twenty of the same at once', () => {
  test.each(keys)('%s', async (key) => {
    const answers = await race(await as('partner'), key, 20);
    expect(answers).toHaveLength(20);
    await check(key, answers);
  });
});

describe('ten of each of two that touch the same', () => {
  test.each(pairs)('%s and %s', async (one, other) => {
    const who = await as('partner');
    const [first, second] = await Promise.all([race(who, one, 10), race(who, other, 10)]);
    expect([first.length, second.length]).toEqual([10, 10]);
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
