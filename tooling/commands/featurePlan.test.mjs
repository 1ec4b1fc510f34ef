import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every task that a task of the portal takes, with all tasks that its hash depends on. */
function planOfPortal(task) {
  const output = execFileSync('turbo', ['run', task, '--filter=@my-air/portal', '--dry=json'], {
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

test('a change in the feature kit leaves the builds of all features as they are, and changes that of the portal', () => {
  const plan = planOfPortal('build');
  const builds = [...plan.values()].filter(({ task }) => task === 'build');
  const features = builds.filter(({ directory }) => tagOf(directory) === 'feature');
  expect(features.length).toBeGreaterThan(15);

  const isKit = (taskId) => taskId.startsWith('@my-air/feature-kit#');
  const rebuilt = features.filter(({ taskId }) => [...packagesBehind(plan, taskId)].some(isKit));
  expect(rebuilt.map(({ taskId }) => taskId)).toEqual([]);
  expect([...packagesBehind(plan, '@my-air/portal#build')]).toContain('@my-air/feature-kit#build');
});

test('a change inside a feature leaves the end-to-end tests of the portal as they are, and one of its face runs them', () => {
  const behind = packagesBehind(planOfPortal('e2e'), '@my-air/portal#e2e');
  for (const name of ['@my-air/games', '@my-air/help-center', '@my-air/messenger'])
    expect([...behind].filter((task) => task.startsWith(`${name}#`)).sort()).toEqual([
      `${name}#contract`,
      `${name}#face`,
    ]);
  expect([...behind]).toEqual(expect.arrayContaining(['@my-air/shell#build', '@my-air/sandbox#served']));
});
