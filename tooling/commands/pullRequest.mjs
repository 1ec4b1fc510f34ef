import { affected } from './affected.mjs';
import { checkPackage } from './checkPackage.mjs';
import { createChecks } from './createChecks.mjs';
import { root, run, turbo } from './run.mjs';
import { runTasks } from './runTasks.mjs';
import { readPackages, tasksOf, testTasks } from './workspace.mjs';

// The checks of CI for a pull request: everything that its change can break, and nothing else. `node
// tooling/commands/pullRequest.mjs origin/main`
const base = process.argv[2] ?? 'origin/main';
const { args, packages, folders } = affected(base, { cwd: root });
const { check, finish } = createChecks();
const quietly = (program, programArgs) => run(program, programArgs, { capture: true, quiet: true });

await check('A changeset for every package that changed', () =>
  quietly('changeset', ['status', `--since=${base}`]),
);
if (args === null) {
  console.log('No package is affected.');
  finish();
}
await check('Unused files, exports and dependencies', () => quietly('knip', ['--config', '.knip.json']));
const tasks = tasksOf(
  readPackages(root).filter(({ name }) => packages.includes(name)),
  [...testTasks, 'stories', 'e2e'],
);
// The end-to-end tests of the whole portal take longer than all others together: main runs them, the journeys run here.
await check('Lint, types, unit tests, stories, end-to-end tests of packages and journeys', () =>
  runTasks(tasks.filter((task) => task !== '@my-air/portal#e2e')),
);
const published = readPackages(root)
  .filter(
    ({ folder, isPublished }) => isPublished && folders.includes(folder) && folder.startsWith('packages/'),
  )
  .map(({ folder }) => folder);
if (published.length > 0) {
  const filters = published.map((folder) => `--filter=./${folder}`);
  await check('Building what is published', () => turbo(['run', 'build', 'build:types', ...filters]));
  for (const folder of published) await check(`${folder} as it is published`, () => checkPackage(folder));
}
finish();
