import { findChromium } from '@my-air/browser';

import { benches } from './benches.mjs';
import { checkPackage } from './checkPackage.mjs';
import { root, run, turbo } from './run.mjs';
import { runTasks } from './runTasks.mjs';
import { readPackages, tasksOf } from './workspace.mjs';

const packages = readPackages(root);
const whole = { SAMPLE: 'whole' };
const quietly = (program, args) => run(program, args, { capture: true, quiet: true });

/** A program that runs tests, every case of them; each of our runners is red when it finds none. */
async function runTests(program, args, env = {}) {
  const { path } = await findChromium();
  return run(program, args, { env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: path, ...whole, ...env } });
}

const testsOf = (folders, kinds = ['test']) =>
  runTasks(
    tasksOf(
      packages.filter(({ folder }) => folders(folder)),
      kinds,
    ),
    { env: whole },
  );

/** The stories of screens, or of all other parts, in their settings (apps/storybook/.storybook/storySettings.mjs). */
async function testStories(set) {
  const withStories = packages.filter(({ scripts }) => scripts.stories && scripts.build);
  const built = await turbo(['run', ...withStories.map(({ name }) => `${name}#build`)]);
  return built.code === 0
    ? runTests('node', ['apps/storybook/scripts/testStories.mjs'], { STORIES: set })
    : built;
}

/** Parts for the end-to-end tests, every case: one for those of the packages, and `count` shares of the portal's. */
function endToEndParts(count) {
  const part = (number) => ({
    [`End-to-end tests of the portal, part ${number} of ${count}`]: () =>
      runTests('pnpm', ['-F', '@my-air/portal', 'e2e', `--shard=${number}/${count}`]),
  });
  return {
    'e2e-packages': {
      'End-to-end tests of packages': () => testsOf((folder) => folder.startsWith('packages/'), ['e2e']),
    },
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`e2e-${index + 1}`, part(index + 1)])),
  };
}

/**
 * The parts of `npm run check`, each at most 20 minutes on two cores: all that `npm test` leaves out, and what a release
 * needs. A step returns its exit code.
 */
export const checkParts = {
  code: {
    'Who imports whom, lint and types': () => runTasks(tasksOf(packages, ['lint', 'typecheck'])),
    'Unused files, exports and dependencies (knip)': () => quietly('knip', ['--config', '.knip.json']),
  },
  units: {
    'Unit tests of packages, every case': () => testsOf((folder) => folder.startsWith('packages/')),
  },
  failures: {
    'Tests of the portal, with every failure of every screen': () =>
      testsOf((folder) => folder === 'apps/portal' || folder === 'apps/storybook'),
  },
  sandbox: {
    'Tests of the sandbox on both databases and on two instances': () =>
      runTests('pnpm', ['-F', '@my-air/sandbox', 'exec', 'vitest', 'run', 'src']),
  },
  'sandbox-long': {
    'Tests of the sandbox that kill, load and race, as far as they are no proof': () =>
      runTests('pnpm', [
        '-F',
        '@my-air/sandbox',
        'exec',
        'vitest',
        'run',
        // With its slash, since each file of tests has the word in its name.
        'test/',
        '--exclude',
        'test/races/pairs.long.test.ts',
      ]),
  },
  tooling: {
    'Tests of the commands and the assistant, every case': () =>
      testsOf((folder) => folder === 'apps/evaluation' || folder.startsWith('tooling')),
  },
  ...endToEndParts(4),
  specified: {
    'Journeys at a backend that has the calls of the specification alone': () =>
      runTests('pnpm', ['-F', '@my-air/portal', 'journeys', 'addresses', 'writes'], { SPECIFIED_ONLY: '1' }),
  },
  stories: {
    'Every story in one setting': () => runTasks(tasksOf(packages, ['stories'])),
  },
  'stories-screens': {
    'Screens in eight settings': () => testStories('screens'),
  },
  'stories-parts': {
    'All other stories in two settings': () => testStories('parts'),
  },
  packages: {
    'Building every package': () => turbo(['run', 'build', 'build:types', '--filter=./packages/*']),
    ...Object.fromEntries(
      packages
        .filter(({ folder, isPublished }) => isPublished && folder.startsWith('packages/'))
        .map(({ name, folder }) => [`${name} as it is published`, () => checkPackage(folder)]),
    ),
    'Sizes of the packages, within their budgets': () =>
      quietly(process.execPath, ['tooling/commands/packageSizes.mjs']),
    'Public names and types, as committed': () =>
      quietly(process.execPath, ['tooling/commands/apiReports.mjs', '--check']),
    'Storybook, built and served below a path': () =>
      runTests('pnpm', ['-F', '@my-air/storybook', 'test:static']),
  },
  pictures: {
    'The kit as it was drawn before': () => runTests('pnpm', ['-F', '@my-air/storybook', 'visual']),
  },
  benches: {
    'Sizes, requests and times': () =>
      // Lighthouse opens a browser fifteen times, which is a run of its own.
      run('node', [
        'tooling/commands/bench.mjs',
        ...Object.keys(benches).filter((name) => name !== 'lighthouse'),
      ]),
  },
};
