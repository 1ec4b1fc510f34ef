// @vitest-environment node
import { expect, test } from 'vitest';

import { runTorture, type TortureResult } from '../testing/outbox/runTorture.ts';

/** The number of runs of each kind; `OUTBOX_RUNS=1000` is the long mode. */
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };
const runs = Number(process.env.OUTBOX_RUNS ?? 15);

test.for([
  { hasKeys: true, name: 'a server that remembers keys' },
  { hasKeys: false, name: 'a server without keys' },
])(
  '[MS-01] [MSG-09] every message arrives exactly once and in order: $name',
  { timeout: 3_600_000 },
  async ({ hasKeys, name }) => {
    const sum = {
      runs: 0,
      kills: 0,
      messages: 0,
      lost: 0,
      duplicated: 0,
      disordered: 0,
      changed: 0,
      asked: 0,
    };
    for (let seed = 1; seed <= runs; seed += 1) {
      const result = await runTorture({ seed, hasKeys });
      sum.runs += 1;
      for (const key of Object.keys(result) as (keyof TortureResult)[]) sum[key] += result[key];
      const wrong = result.lost + result.duplicated + result.disordered + result.changed;
      expect({ seed, ...result, wrong }).toEqual({ seed, ...result, wrong: 0 });
    }
    console.info(`outbox torture, ${name}: ${JSON.stringify(sum)}`);
    expect(sum.messages).toBeGreaterThan(10 * runs);
    expect(sum.kills).toBeGreaterThan(runs);
  },
);

test('the torture notices a server that forgets the keys it promised to remember', async () => {
  const results = [];
  for (let seed = 1; seed <= 5; seed += 1) {
    results.push(await runTorture({ seed, hasKeys: true, isForgetful: true }));
  }
  expect(results.reduce((sum, { duplicated }) => sum + duplicated, 0)).toBeGreaterThan(0);
});

test('the torture notices text that is stored nowhere between the composer and the store', async () => {
  const results = [];
  for (let seed = 1; seed <= 5; seed += 1) {
    results.push(await runTorture({ seed, hasKeys: true, hasNoJournal: true }));
  }
  expect(results.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0);
});

test('the torture notices tabs that send what is not theirs to send', async () => {
  const results = [];
  for (let seed = 1; seed <= 5; seed += 1) {
    results.push(await runTorture({ seed, hasKeys: false, isCareless: true }));
  }
  expect(
    results.reduce((sum, { lost, duplicated, disordered }) => sum + lost + duplicated + disordered, 0),
  ).toBeGreaterThan(0);
});
