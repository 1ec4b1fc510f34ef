import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every task that building the portal takes, with all tasks that its hash depends on. */
function planOfBuild() {
  const output = execFileSync('turbo', ['run', 'build', '--filter=@my-air/portal', '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  return new Map(tasks.map((task) => [task.taskId, task]));
}

/** The packages whose sources are in the hash of a task. */
function packagesBehind(plan, taskId, seen = new Set()) {
  if (seen.has(taskId)) return seen;
  seen.add(taskId);
  for (const next of plan.get(taskId)?.dependencies ?? []) packagesBehind(plan, next, seen);
  return seen;
}

const tagOf = (folder) =>
  /"tags":\s*\[\s*"([\w-]+)"/.exec(readFileSync(`${root}/${folder}/turbo.json`, 'utf8'))?.[1];

test('a change in a toolbox leaves the builds of all features as they are, and changes that of the portal', () => {
  const plan = planOfBuild();
  const builds = [...plan.values()].filter(({ task }) => task === 'build');
  const features = builds.filter(({ directory }) => tagOf(directory) === 'feature');
  const toolboxes = builds
    .filter(({ directory }) => tagOf(directory) === 'toolbox')
    .map((each) => each.package);
  expect(features.length).toBeGreaterThan(15);
  expect(toolboxes.sort()).toEqual(['@my-air/data-kit', '@my-air/screen-kit']);

  const isToolbox = (taskId) => toolboxes.some((name) => taskId.startsWith(`${name}#`));
  const rebuilt = features.filter(({ taskId }) => [...packagesBehind(plan, taskId)].some(isToolbox));
  expect(rebuilt.map(({ taskId }) => taskId)).toEqual([]);
  const behindPortal = [...packagesBehind(plan, '@my-air/portal#build')];
  expect(behindPortal).toEqual(expect.arrayContaining(toolboxes.map((name) => `${name}#build`)));
});
