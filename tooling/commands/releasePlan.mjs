import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.mjs';

/** @typedef {{ file: string, packages: readonly string[], text: string }} Changeset */

/**
 * The changesets that wait in a folder.
 * @returns {readonly Changeset[]}
 */
export function readChangesets(folder) {
  return globSync('.changeset/*.md', { cwd: folder })
    .filter((file) => !file.endsWith('README.md'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [, head = '', body = ''] = text.split(/^---$/m);
      return {
        file,
        packages: [...head.matchAll(/['"]([^'"]+)['"]:/g)].map(([, name]) => name),
        text: body.trim(),
      };
    });
}

/** The releases that the waiting changesets lead to: name, type, old and new version. Those of type `none` are left out. */
export function planReleases(folder) {
  const plan = join(folder, '.changeset/plan.json');
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@changesets/cli/bin.js'), 'status', '--output=.changeset/plan.json'],
      { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
    );
    const { releases } = JSON.parse(readFileSync(plan, 'utf8'));
    return releases.filter(({ type }) => type !== 'none');
  } finally {
    rmSync(plan, { force: true });
  }
}

/** Whether a range such as `^0.3.0` of the old version no longer takes the new one. */
function breaksRange({ oldVersion, newVersion }) {
  const [before, after] = [oldVersion, newVersion].map((version) => version.split('.'));
  return before[0] !== after[0] || (before[0] === '0' && before[1] !== after[1]);
}

/** Those of the planned releases whose peers leave the range that their last release takes. */
export function findLeft(folder, releases) {
  const planned = new Map(releases.map((release) => [release.name, release]));
  const manifests = globSync('packages/*/package.json', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  const left = manifests.filter(({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
    Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional)
      .flatMap((peer) => planned.get(peer) ?? [])
      .some((peer) => breaksRange(peer)),
  );
  return left.flatMap(({ name }) => planned.get(name) ?? []);
}

/**
 * Adds a changeset for each package whose peers leave the range that its last release takes: such a release is breaking
 * for who has the older peers, whereas Changesets call it a patch, which breaks their next installation.
 */
export function raisePeers(folder) {
  let raised;
  do {
    raised = findLeft(folder, planReleases(folder)).filter((release) => !breaksRange(release));
    // A package that is raised may itself be the peer of others.
    for (const { name, oldVersion } of raised) {
      const kind = oldVersion.startsWith('0.') ? 'minor' : 'major';
      writeFileSync(
        join(folder, '.changeset', `peers-of-${name.replace('@my-air/', '')}.md`),
        `---\n'${name}': ${kind}\n---\n\nBreaking: needs the versions of our other packages that are named below.\n`,
      );
    }
  } while (raised.length > 0);
}
