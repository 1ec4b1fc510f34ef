import { expect, onTestFinished, test } from 'vitest';

import { embeddedDatabase, serverDatabase, type ChaosDatabase } from './ChaosDatabase.ts';
import { runChaos, type ChaosPlan } from './runChaos.ts';

/** `pnpm -F @my-air/sandbox chaos` does it hundreds of times. */
const samples: readonly [name: string, open: () => Promise<ChaosDatabase>, plan: ChaosPlan][] = [
  ['the embedded database', embeddedDatabase, { kills: 1, cuts: 0, seed: 7 }],
  ['a PostgreSQL server', serverDatabase, { kills: 1, cuts: 10, seed: 7 }],
];

test.each(samples)(
  'on %s, what was acknowledged is there once and in order after kills and cuts, and nothing else is',
  async (_name, open, plan) => {
    const database = await open();
    onTestFinished(() => database.remove());
    const report = await runChaos(database, plan);
    expect(report.differences).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(plan.kills + plan.cuts);
    expect(report.repeated).toBeGreaterThan(0);
  },
  300_000,
);
