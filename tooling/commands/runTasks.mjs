import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { endOfLog, failedTasks } from './failedLogs.mjs';
import { root, step, turbo } from './run.mjs';
import { inPhases } from './workspace.mjs';

/**
 * Runs tasks such as `@my-air/home#test` with turbo, the long ones first. `atOnce` is the number of tasks at a time; two
 * with a browser and a server each keep two cores busy.
 * @returns the exit code
 */
export async function runTasks(tasks, { env = {}, atOnce = 2 } = {}) {
  const browser = await findChromium();
  const failed = [];
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
    if (result.code === 0) continue;
    code = result.code;
    failed.push(...failedTasks(lastRecord()));
  }
  // In a long run the messages of a failed task are far above.
  for (const { name, logFile } of failed) {
    step(`Failed: ${name}`);
    if (existsSync(join(root, logFile)))
      console.log(endOfLog(readFileSync(join(root, logFile), 'utf8')).join('\n'));
  }
  return { code };
}

/** The record of turbo's last run with `--summarize`; one without tasks if turbo could not begin. */
function lastRecord() {
  const folder = join(root, '.turbo/runs');
  const [newest] = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest ? JSON.parse(readFileSync(newest, 'utf8')) : { tasks: [] };
}
