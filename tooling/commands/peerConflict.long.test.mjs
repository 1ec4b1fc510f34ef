import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { root } from './run.mjs';

const foundation = ['api-client', 'feature-kit', 'i18n', 'ui-kit'];
const readManifest = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-air-peers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A tarball with the manifest of a package as it is published, as far as it speaks of our packages. */
function publish(name, version = readManifest(name).version) {
  const { name: fullName, peerDependencies = {} } = readManifest(name);
  const own = Object.keys(peerDependencies).filter((peer) => peer.startsWith('@my-air/'));
  const ranges = own.map((peer) => [peer, `^${readManifest(peer.replace('@my-air/', '')).version}`]);
  const unpacked = join(folder, `${name}-${version}`);
  mkdirSync(join(unpacked, 'package'), { recursive: true });
  writeFileSync(
    join(unpacked, 'package/package.json'),
    JSON.stringify({ name: fullName, version, peerDependencies: Object.fromEntries(ranges) }),
  );
  execFileSync('tar', ['-czf', `${unpacked}.tgz`, '-C', unpacked, 'package']);
  return [fullName, `file:${unpacked}.tgz`];
}

/** Installs packages with npm, without a network. @returns its exit code and its output */
function install(...packages) {
  const shell = join(folder, 'shell');
  mkdirSync(shell);
  writeFileSync(
    join(shell, 'package.json'),
    JSON.stringify({ private: true, dependencies: Object.fromEntries(packages) }),
  );
  const { status, stderr } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd: shell,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: join(folder, 'cache') },
    shell: process.platform === 'win32',
  });
  return { status, stderr };
}

test('a feature installs beside the versions that it was made for', () => {
  const { status, stderr } = install(publish('help-center'), ...foundation.map((name) => publish(name)));
  expect(stderr).not.toContain('ERESOLVE');
  expect(status).toBe(0);
});

test.each(foundation)('a feature that was made for an older %s fails the installation', (name) => {
  const others = foundation.filter((other) => other !== name).map((other) => publish(other));
  const { status, stderr } = install(publish('help-center'), ...others, publish(name, '7.0.0'));
  expect(status).not.toBe(0);
  expect(stderr).toContain('ERESOLVE');
  expect(stderr).toContain(`peer @my-air/${name}@"^${readManifest(name).version}" from @my-air/`);
});
