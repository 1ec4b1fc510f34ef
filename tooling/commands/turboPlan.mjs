import { execFileSync } from 'node:child_process';

import { testTasks } from './workspace.mjs';

/**
 * The tasks that `npm test` would run now, without running any: the hash of each, by its name such as
 * `@my-air/home#test`.
 */
export function turboPlan(cwd) {
  const output = execFileSync('turbo', ['run', ...testTasks, '--dry=json'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  // Tasks without a command only carry hashes on.
  return new Map(
    tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId, hash }) => [taskId, hash]),
  );
}

/** The tasks whose hash is another one after a change: those that run again. */
export const changedTasks = (before, after) =>
  [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
