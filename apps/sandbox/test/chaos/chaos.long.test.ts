import { expect, onTestFinished, test } from 'vitest';

import { embeddedDatabase, serverDatabase, type ChaosDatabase } from './ChaosDatabase.ts';
import { runChaos, type ChaosPlan } from './runChaos.ts';

type Sample = readonly [name: string, open: () => Promise<ChaosDatabase>, plan: ChaosPlan];
const server: Sample = [
  'a PostgreSQL server',
  serverDatabase,
  { kills: 1, cuts: 10, restartEvery: 10, seed: 7 },
];
const embedded: Sample = [
  'the embedded database',
  embeddedDatabase,
  { kills: 1, cuts: 0, restartEvery: 1, seed: 7 },
];

// `npm run prove -- chaos` does it hundreds of times.
test.each([embedded, server])(
  'on %s, what was acknowledged is there once and in order after kills and cuts, and nothing else is',
  async (_name, open, plan) => {
    const database = await open();
    onTestFinished(() => database.remove());
    const report = await runChaos(database, plan);
    expect(report).toMatchObject({ differences: [], kills: 1, restarts: plan.cuts > 0 ? 1 : 0 });
    expect(report.acknowledged).toBeGreaterThanOrEqual(plan.kills + plan.cuts);
    expect(report.repeated).toBeGreaterThan(0);
  },
  300_000,
);
