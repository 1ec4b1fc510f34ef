import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { affectedChanges } from './affectedChanges.mjs';
import { mutate } from './mutate.mjs';
import { root, run } from './run.mjs';
import { lastRun, readRecord } from './runRecords.mjs';
import { sampleMutants } from './sampleMutants.mjs';
import { summarizeRun } from './summarizeRun.mjs';
import { countTests } from './testCounts.mjs';
import { changedTasks, turboPlan } from './turboPlan.mjs';

// `pnpm bench:affected`: the tasks that typical changes run again, and their share of a cold `npm test`. With
// `--mutants` it breaks behaviour in each of these files, and in one for each kind of large
// matrix, and runs the task that has to notice; names after it, such as `redirects`, choose some of them. It changes files
// of the working tree for a moment: run it in a clone without other work in it.
const [mode, ...names] = process.argv.slice(2);
const isMutating = mode === '--mutants';

/** Seconds and tests of every task, from the record of the last `npm test` and the logs that it left. */
function coldTasks() {
  const tasks = new Map();
  if (!existsSync(lastRun(root))) return tasks;
  for (const { name, tasks: own } of summarizeRun(readRecord(lastRun(root))).kinds) {
    for (const { package: owner, seconds, logFile } of own) {
      const log = join(root, logFile);
      const { passed, failed } = countTests(existsSync(log) ? readFileSync(log, 'utf8') : '');
      tasks.set(`${owner}#${name}`, { seconds, tests: passed + failed });
    }
  }
  return tasks;
}

/** Does something while a file is changed, and puts the file back whatever happens. */
async function whileChanged(file, edit, work) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, edit(before));
  try {
    return await work();
  } finally {
    writeFileSync(path, before);
  }
}

/**
 * Whether a test of the task `caughtBy` fails with a mutant: `@my-air/games#test`, with test files after it to run these
 * alone. A task that cannot run has found nothing.
 */
async function isCaught({ file, mutant, caughtBy }) {
  return whileChanged(
    file,
    (text) => mutate(file, text, mutant),
    async () => {
      const [owner, task] = caughtBy.split('#');
      const quietly = { capture: true, quiet: true, env: { SAMPLE: 'whole' } };
      if (!task) return (await run('pnpm', caughtBy.split(' ').slice(1), quietly)).code !== 0;
      const [name, ...files] = task.split(' ');
      const tests = files.length > 0 ? ['--', ...files] : [];
      const { code, output } = await run(
        'pnpm',
        ['exec', 'turbo', 'run', `${owner}#${name}`, '--log-prefix=none', ...tests],
        quietly,
      );
      return code !== 0 && (name === 'i18n:compile' || countTests(output).failed > 0);
    },
  );
}

let isRed = false;
if (isMutating) {
  const mutants = [...affectedChanges, ...sampleMutants].filter(({ mutant }) => mutant);
  const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length > 0) throw new Error(`There is no mutant ${unknown.join(', ')}.`);
  for (const change of mutants.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const caught = await isCaught(change);
    isRed ||= !caught;
    console.log(`${caught ? 'caught' : 'MISSED'}  ${change.name} (${change.caughtBy})`);
  }
} else {
  const cold = coldTasks();
  const total = [...cold.values()].reduce((sum, { seconds }) => sum + seconds, 0);
  // Without a record no share is known, so none would be too large.
  isRed = total === 0;
  if (isRed) console.error('No record of a whole run: run `npm test` once for seconds and tests.');
  const before = turboPlan(root);
  for (const { name, file, mutant, most } of affectedChanges) {
    const edit = (text) => (mutant ? mutate(file, text, mutant) : `${text}\n`);
    const changed = await whileChanged(file, edit, async () => changedTasks(before, turboPlan(root)));
    const known = changed.map((task) => cold.get(task) ?? { seconds: 0, tests: 0 });
    const tests = known.reduce((sum, task) => sum + task.tests, 0);
    const share = total === 0 ? 0 : known.reduce((sum, task) => sum + task.seconds, 0) / total;
    isRed ||= share > most;
    console.log(
      `${name.padEnd(30)} ${String(changed.length).padStart(4)} of ${before.size} tasks ${String(tests).padStart(6)} tests ${total === 0 ? '   –' : share.toFixed(2)} of cold (at most ${most})`,
    );
    if (process.argv.includes('--tasks')) console.log(`  ${changed.join(' ')}`);
  }
}
process.exit(isRed ? 1 : 0);
