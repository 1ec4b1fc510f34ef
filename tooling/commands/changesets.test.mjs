import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readChangesets } from './releasePlan.mjs';
import { root } from './run.mjs';

const changesets = readChangesets(root);
/** The last commit with a change of the given kind to a file; empty where there is none. */
const commitOf = (file, ...options) =>
  execFileSync('git', ['log', '-1', '--format=%H', ...options, '--', file], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const isBefore = (one, other) =>
  one !== other &&
  execFileSync('git', ['rev-list', '--count', `${one}..${other}`], { cwd: root, encoding: 'utf8' }).trim() !==
    '0';

test('a changeset names one package, so that it can be released alone, or says why it names more', () => {
  const joint = changesets.filter(
    ({ packages, text }) => packages.length !== 1 && !text.includes('Together because '),
  );
  expect(joint.map(({ file, packages }) => `${file}: ${packages.join(', ')}`)).toEqual([]);
});

test('no changeset waits that is older than the last release of its package', () => {
  const late = changesets.filter(({ file, packages }) => {
    const added = commitOf(file, '--diff-filter=A');
    if (added === '') return false;
    const changelogs = packages.map((name) => `packages/${name.replace('@my-air/', '')}/CHANGELOG.md`);
    return changelogs
      .filter((changelog) => existsSync(join(root, changelog)))
      .some((changelog) => isBefore(added, commitOf(changelog)));
  });
  expect(late.map(({ file }) => file)).toEqual([]);
});
