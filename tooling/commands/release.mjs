import { execFileSync, spawnSync } from 'node:child_process';

import { root, run, step, turbo } from './run.mjs';

const usage = `pnpm release version   writes versions and changelogs of all that waits in .changeset; commit them
pnpm release publish   builds and publishes each version that the registry does not have, and tags it
pnpm release canary    publishes what waits in .changeset under the tag canary, and leaves the files as they are`;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const changeset = (...args) => run(process.execPath, ['node_modules/@changesets/cli/bin.js', ...args]);

/** The reason why a release cannot begin; whatever is found here has changed nothing. */
function findObstacle() {
  // Changesets publish with the first pnpm on the path, and fail half way where there is none.
  const { error, status } = spawnSync('pnpm', ['--version'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0)
    return 'There is no pnpm on the path. Run the command as: npx pnpm@12.21.0 release …';
  if (git('status', '--porcelain')) return 'There are changes that are not committed. Commit or stash them.';
  return undefined;
}

/** The files that versions are written to; all others, which may be edited meanwhile, are left alone. */
const written = ['.changeset', ':(glob)**/package.json', ':(glob)**/CHANGELOG.md'];

/** Takes the versions back that were written; the tree had no changes before. */
function takeVersionsBack() {
  git('restore', '--', ...written);
  git('clean', '--force', '--quiet', '--', ...written);
}

/** Writes the versions; when that fails, none of them. */
async function writeVersions(...args) {
  const { code } = await changeset('version', ...args);
  if (code !== 0) takeVersionsBack();
  return code;
}

async function publish(...args) {
  step('Building what is published');
  const { code } = await turbo(['run', 'build', 'build:types', '--filter=./packages/*']);
  return code === 0 ? (await changeset('publish', ...args)).code : code;
}

const steps = {
  version: () => writeVersions(),
  publish: () => publish(),
  canary: async () => {
    const code = await writeVersions('--snapshot', 'canary');
    try {
      return code === 0 ? await publish('--tag', 'canary', '--no-git-tag') : code;
    } finally {
      takeVersionsBack();
    }
  },
};

const [name, ...others] = process.argv.slice(2);
if (!Object.hasOwn(steps, name ?? '') || others.length > 0) {
  console.error(usage);
  process.exit(1);
}
const obstacle = findObstacle();
if (obstacle) console.error(obstacle);
process.exitCode = obstacle ? 1 : await steps[name]();
