import { parseArgs } from 'node:util';

import { embeddedDatabase, serverDatabase, type ChaosDatabase } from './ChaosDatabase.ts';
import { runChaos, type ChaosPlan } from './runChaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
const restartEvery = 10;

if (values.database !== 'postgres')
  await run('embedded', embeddedDatabase, { kills, cuts: 0, restartEvery, seed });
if (values.database !== 'embedded') {
  await run('PostgreSQL', serverDatabase, { kills, cuts: Number(values.cuts), restartEvery, seed });
}

async function run(name: string, open: () => Promise<ChaosDatabase>, plan: ChaosPlan) {
  const database = await open();
  const startedAt = performance.now();
  try {
    const { differences, ...report } = await runChaos(database, plan);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    const counts = Object.entries(report).map(([what, count]) => `${count} ${what}`);
    console.log(`${name}: ${counts.join(', ')}, ${differences.length} differences, ${minutes} minutes`);
    for (const difference of differences) console.log(`  ${difference}`);
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await database.remove();
  }
}
