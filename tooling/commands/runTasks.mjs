import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { endOfLog, failedTasks } from './failedLogs.mjs';
import { root, step, turbo } from './run.mjs';
import { lastRecord, lastRun } from './runRecords.mjs';
import { countTests, sumCounts } from './testCounts.mjs';
import { inPhases } from './workspace.mjs';

/**
 * Runs tasks such as `@my-air/home#test` with turbo, the long ones first, and keeps one record of all of
 * them. `atOnce` is the number of tasks at a time; two with a browser and a server each keep two cores busy.
 * @returns the exit code, and the numbers of passed, failed, flaky and skipped tests
 */
export async function runTasks(tasks, { env = {}, atOnce = 2 } = {}) {
  const browser = await findChromium();
  const records = [];
  let code = 0;
  for (const phase of inPhases(tasks)) {
    const args = [
      'run',
      ...phase,
      '--continue=dependencies-successful',
      `--concurrency=${atOnce}`,
      '--summarize',
    ];
    const result = await turbo(args, { env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path, ...env } });
    code ||= result.code;
    const record = lastRecord(root);
    if (record) records.push(record);
  }
  const record = joinRecords(records);
  writeFileSync(lastRun(root), JSON.stringify(record));
  if (code !== 0) tellFailures(record);
  const asked = record.tasks.filter(({ taskId }) => tasks.includes(taskId));
  return { code, tests: sumCounts(asked.map(({ logFile }) => countTests(readLog(logFile)))) };
}

/** One record of several runs: a build that a later run took from the cache counts with the run that made it. */
export function joinRecords(records) {
  const tasks = new Map();
  for (const task of records.flatMap((record) => record.tasks)) {
    if (!tasks.has(task.taskId)) tasks.set(task.taskId, task);
  }
  const times = records.map(({ execution }) => execution);
  return {
    execution: {
      startTime: Math.min(...times.map(({ startTime }) => startTime)),
      endTime: Math.max(...times.map(({ endTime }) => endTime)),
    },
    tasks: [...tasks.values()],
  };
}

const readLog = (logFile) =>
  existsSync(join(root, logFile)) ? readFileSync(join(root, logFile), 'utf8') : '';

/** Repeats at the end the last output of each failed task: in a long run its messages are far above. */
function tellFailures(record) {
  for (const { name, logFile } of failedTasks(record)) {
    step(`Failed: ${name}`);
    console.log(endOfLog(readLog(logFile)).join('\n'));
  }
}
