import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.mjs';
import { lastRun, readRecord } from './runRecords.mjs';
import { stepsOf } from './stepsOf.mjs';
import { summarizeRun } from './summarizeRun.mjs';

// `pnpm minutes`: the time of each part of the last `npm test`, read from its record. `pnpm minutes <file>`
// reads another record of turbo (`turbo run … --summarize` writes them to .turbo/runs).
const file = process.argv[2] ?? lastRun(root);
if (!existsSync(file)) {
  console.error('There is no record of a run yet: run `npm test` first.');
  process.exit(1);
}

const { kinds, seconds, startedAt } = summarizeRun(readRecord(file));
const sum = kinds.reduce((total, kind) => total + kind.seconds, 0);
const pad = (value, width) => value.toFixed(1).padStart(width);
const share = (part) => `${Math.round((100 * part) / sum)} %`.padStart(5);
const inOrder = (steps) =>
  Object.entries(steps)
    .sort(([, a], [, b]) => b - a)
    .map(([name, took]) => `${name} ${took.toFixed(1)}`)
    .join(' · ');

console.log(`Run of ${startedAt.toISOString()}, ${(seconds / 60).toFixed(1)} minutes by the clock.`);
console.log(`Seconds of work below; a task from the cache counts with what it took when it ran.\n`);
for (const { name, seconds: taken, ran, cached, tasks } of kinds) {
  console.log(`${pad(taken, 8)} ${share(taken)}  ${name} (${ran} ran, ${cached} cached)`);
  const steps = {};
  for (const task of tasks) {
    const log = join(root, task.logFile);
    if (!existsSync(log)) continue;
    task.steps = stepsOf(readFileSync(log, 'utf8'));
    for (const [step, took] of Object.entries(task.steps)) steps[step] = (steps[step] ?? 0) + took;
  }
  if (Object.keys(steps).length > 0) console.log(`${''.padStart(16)}${inOrder(steps)}`);
  for (const task of tasks.filter((entry) => entry.seconds >= sum / 100).slice(0, 8))
    console.log(`${pad(task.seconds, 22)}  ${task.package}  ${inOrder(task.steps ?? {})}`);
}
