import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildAgainstPublished, isPublished } from './buildAgainstPublished.mjs';
import { findLeft, planReleases, raisePeers, readChangesets } from './releasePlan.mjs';
import { root, run, step, turbo } from './run.mjs';
import { readPackages } from './workspace.mjs';

const usage = `pnpm release version   writes versions and changelogs of all that waits in .changeset; commit them
pnpm release publish   builds and publishes each version that the registry does not have, and tags it
pnpm release only @my-air/<package>
                       releases one package and leaves all others waiting: version, commit, publish, tag
pnpm release fits      builds each package that waits, and whose peers stay in their ranges, against the least versions
                       of them that it would accept, as they are published
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
  try {
    raisePeers(root);
    const { code } = await changeset('version', ...args);
    if (code === 0) return 0;
  } catch (error) {
    console.error(error.stderr ?? error);
  }
  takeVersionsBack();
  return 1;
}

async function publish(...args) {
  step('Building what is published');
  const filters = readPackages(root)
    .filter((one) => one.isPublished)
    .map((one) => `--filter=${one.name}`);
  const { code } = await turbo(['run', 'build', 'build:types', ...filters]);
  return code === 0 ? (await changeset('publish', ...args)).code : code;
}

/** Releases one package. All other changesets are put aside until its version is written. */
async function releaseOnly(name) {
  const all = readChangesets(root);
  const [its, others] = [true, false].map((isIts) =>
    all.filter(({ packages }) => packages.includes(name) === isIts),
  );
  if (its.length === 0) return refuse(`No changeset of ${name} waits.`);
  const joint = its.filter(({ packages }) => packages.length > 1);
  if (joint.length > 0) {
    const lines = joint.map(({ file, packages }) => `  ${file}: ${packages.join(', ')}`);
    return refuse(
      `These changesets release other packages too. Split them, or release all:\n${lines.join('\n')}`,
    );
  }
  const kept = others.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]);
  for (const [file] of kept) rmSync(join(root, file));
  // The apps of the workspace follow every package, and are not published.
  const published = new Set(readPackages(root).flatMap((one) => (one.isPublished ? one.name : [])));
  const brought = planReleases(root).filter(
    (release) => release.name !== name && published.has(release.name),
  );
  if (brought.length > 0) {
    takeVersionsBack();
    return refuse(
      `It leaves the range of ${brought.map((release) => release.name).join(', ')}. Release all.`,
    );
  }
  step(`Building ${name} against what is published`);
  const obstacle = await buildAgainstPublished(name);
  if (obstacle !== undefined) {
    takeVersionsBack();
    return refuse(obstacle);
  }
  if ((await writeVersions()) !== 0) return 1;
  for (const [file, text] of kept) writeFileSync(join(root, file), text);
  const { folder } = readPackages(root).find((one) => one.name === name);
  const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  git('add', '--all', '--', ...written);
  git('commit', '--quiet', '--message', `[release] ${name} ${version}`);
  return publish();
}

function refuse(reason) {
  console.error(reason);
  return 1;
}

const steps = {
  version: () => writeVersions(),
  publish: () => publish(),
  only: releaseOnly,
  fits: async () => {
    const releases = planReleases(root);
    const left = new Set(findLeft(root, releases));
    for (const release of releases) {
      // A first release, and one with peers that are released with it, have nothing published to be built against.
      if (left.has(release) || !(await isPublished(release.name, release.oldVersion))) continue;
      step(`Building ${release.name} against what is published`);
      const obstacle = await buildAgainstPublished(release.name);
      if (obstacle !== undefined) return refuse(obstacle);
    }
    return 0;
  },
  canary: async () => {
    const code = await writeVersions('--snapshot', 'canary');
    try {
      return code === 0 ? await publish('--tag', 'canary', '--no-git-tag') : code;
    } finally {
      takeVersionsBack();
    }
  },
};

const [name, ...names] = process.argv.slice(2);
const wanted = names.length === (name === 'only' ? 1 : 0);
if (!Object.hasOwn(steps, name ?? '') || !wanted) {
  console.error(usage);
  process.exit(1);
}
const obstacle = name === 'fits' ? undefined : findObstacle();
if (obstacle) console.error(obstacle);
process.exitCode = obstacle ? 1 : await steps[name](...names);
