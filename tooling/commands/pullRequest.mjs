import { spawnSync } from 'node:child_process';

import { checkPackage } from './checkPackage.mjs';
import { createChecks } from './createChecks.mjs';
import { root, run, turbo } from './run.mjs';
import { runTasks } from './runTasks.mjs';
import { readPackages, tasksOf, testTasks } from './workspace.mjs';

// The checks of CI for a pull request: everything that its change can break, and nothing else. `node
// tooling/commands/pullRequest.mjs origin/main`
const base = process.argv[2] ?? 'origin/main';
const { check, finish } = createChecks();
const quietly = (program, args) => run(program, args, { capture: true, quiet: true });

/** The names of the packages that the change since the base can reach; a change of the lock file reaches all. */
function findAffected() {
  const { status, stdout, stderr } = spawnSync('turbo', ['ls', `--filter=...[${base}]`, '--output=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`turbo could not list what changed since "${base}": ${stderr.trim()}`);
  const { items } = JSON.parse(stdout.slice(stdout.indexOf('{'))).packages;
  return new Set(items.map(({ name }) => name));
}

await check('A changeset for every package that changed', () =>
  quietly('changeset', ['status', `--since=${base}`]),
);
await check('What waits is built against what is published', () =>
  quietly(process.execPath, ['tooling/commands/release.mjs', 'fits']),
);
await check('Unused files, exports and dependencies', () => quietly('knip', ['--config', '.knip.json']));
const affected = findAffected();
const packages = readPackages(root).filter(({ name }) => affected.has(name));
const tasks = tasksOf(packages, [...testTasks, 'stories', 'e2e']);
// The end-to-end tests of the whole portal take longer than all others together: main runs them, the journeys run here.
await check('Lint, types, unit tests, stories, end-to-end tests of packages and journeys', () =>
  runTasks(tasks.filter((task) => task !== '@my-air/portal#e2e')),
);
const published = packages.filter(({ folder, isPublished }) => isPublished && folder.startsWith('packages/'));
if (published.length > 0) {
  const filters = published.map(({ name }) => `--filter=${name}`);
  await check('Building what is published', () => turbo(['run', 'build', 'build:types', ...filters]));
  for (const { folder } of published) await check(`${folder} as it is published`, () => checkPackage(folder));
}
finish();
