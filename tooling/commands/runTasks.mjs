import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { endOfLog, failedTasks } from './failedLogs.mjs';
import { root, step, turbo } from './run.mjs';
import { inOrder } from './workspace.mjs';

/**
 * Runs tasks such as `@my-air/home#test` with turbo, the long ones first. `atOnce` is the number of tasks at a time in
 * each run of turbo; two with a browser and a server each keep two cores busy.
 * @returns the exit code
 */
export async function runTasks(tasks, { env = {}, atOnce = 2 } = {}) {
  const browser = await findChromium();
  const begun = Date.now();
  let code = 0;
  const runGroup = async (group) => {
    if (group.length === 0) return;
    const args = [
      'run',
      ...group,
      '--continue=dependencies-successful',
      `--concurrency=${atOnce}`,
      '--summarize',
    ];
    const result = await turbo(args, { env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path, ...env } });
    code = Math.max(code, result.code);
  };
  const { first, rows } = inOrder(tasks);
  await runGroup(first);
  await Promise.all(
    rows.map(async (groups) => {
      for (const group of groups) await runGroup(group);
    }),
  );
  if (code === 0) return { code };
  // In a long run the messages of a failed task are far above.
  for (const { name, logFile } of recordsSince(begun).flatMap(failedTasks)) {
    step(`Failed: ${name}`);
    if (existsSync(join(root, logFile)))
      console.log(endOfLog(readFileSync(join(root, logFile), 'utf8')).join('\n'));
  }
  return { code };
}

/** The records of turbo's runs with `--summarize` that ended after a time, the oldest first. */
function recordsSince(begun) {
  const folder = join(root, '.turbo/runs');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).mtimeMs >= begun)
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
}
