import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { planReleases, raisePeers } from './releasePlan.mjs';
import { root } from './run.mjs';

let copy;
const inCopy = (program, ...args) =>
  execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'my-air-release-'));
  const files = globSync(['{apps,packages,tooling}/*/package.json', '.changeset/config.json'], { cwd: root });
  for (const file of [...files, 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  inCopy('git', 'init', '-q', '-b', 'main');
  inCopy('git', 'add', '-A');
  inCopy('git', '-c', 'user.name=t', '-c', 'user.email=t@example.test', 'commit', '-qm', 'base');
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** The published packages that one changeset releases, with the kind of release. */
function releasedBy(name, kind) {
  writeFileSync(join(copy, '.changeset/change.md'), `---\n'${name}': ${kind}\n---\n\nChanged.\n`);
  raisePeers(copy);
  const isPublished = (release) =>
    globSync(`packages/${release.name.replace('@my-air/', '')}/package.json`, { cwd: copy }).length > 0;
  return planReleases(copy)
    .filter(isPublished)
    .map((release) => `${release.name} ${release.type}`);
}

const published = globSync('packages/*/package.json', { cwd: root }).map((file) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')),
);
const foundation = ['api-client', 'feature-kit', 'i18n', 'shell', 'ui-kit'].map((name) => `@my-air/${name}`);
const isWhole = process.env.SAMPLE === 'whole';
const names = published.map(({ name }) => name);

test('every package has been released', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(published.filter(({ version }) => version === '0.0.0').map(({ name }) => name)).toEqual([]);
});

// A foundation package is in the range of its users' peers; a feature has no users.
test.each(isWhole ? names : foundation)('a patch of %s releases it alone', (name) => {
  expect(releasedBy(name, 'patch')).toEqual([`${name} patch`]);
});

test('a release of a feature outside its range brings the package that writes portals, and no other', () => {
  const released = releasedBy('@my-air/help-center', 'minor').sort();
  expect(released).toEqual(['@my-air/create-portal patch', '@my-air/help-center minor']);
});

test('a release outside the range of its peers raises those that need it by what is breaking', () => {
  const released = releasedBy('@my-air/feature-kit', 'minor');
  const needing = published.filter(
    ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
      '@my-air/feature-kit' in peerDependencies && !peerDependenciesMeta['@my-air/feature-kit']?.optional,
  );
  expect(needing.length).toBeGreaterThan(15);
  expect(released).toEqual(expect.arrayContaining(needing.map(({ name }) => `${name} minor`)));
  expect(released.filter((name) => name.endsWith('major'))).toEqual([]);
});
