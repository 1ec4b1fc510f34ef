import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { affected, reachesEverything } from './affected.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const turbo = join(root, 'node_modules/.bin/turbo');
const copy = mkdtempSync(join(tmpdir(), 'my-air-affected-'));
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

beforeAll(() => {
  // The tracked files as they are now, so that the test does not depend on the last commit.
  execFileSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t "${copy}" 2>/dev/null || true`], {
    cwd: root,
  });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'base');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function afterTouching(file) {
  appendFileSync(join(copy, file), '\n');
  git('commit', '-qam', `touch ${file}`);
  return affected('HEAD~1', { cwd: copy, turbo });
}

test('a change in one feature runs that feature and the apps that show it, and no other feature', () => {
  const { packages } = afterTouching('packages/finances/src/index.ts');
  expect(packages).toContain('@my-air/finances');
  expect(packages).toContain('@my-air/portal');
  expect(packages).toContain('@my-air/storybook');
  expect(packages).not.toContain('@my-air/home');
  expect(packages).not.toContain('@my-air/sandbox');
});

test('a change in the kit runs everything that is built from it', () => {
  const { packages } = afterTouching('packages/ui-kit/src/index.ts');
  expect(packages).toEqual(
    expect.arrayContaining(['@my-air/accounts', '@my-air/home', '@my-air/portal', '@my-air/ui-kit']),
  );
  expect(packages).not.toContain('@my-air/api-client');
});

test('a change of the lock file or the tooling runs everything; one of the documents runs nothing', () => {
  expect(['pnpm-lock.yaml', 'turbo.json', 'tooling/build/babel.mjs'].every(reachesEverything)).toBe(true);
  expect(afterTouching('turbo.json').all).toBe(true);
  expect(['README.md', 'docs/architecture.md'].some(reachesEverything)).toBe(false);
});

test('an unknown base is refused with its name', () => {
  expect(() => affected('no-such-ref', { cwd: copy, turbo })).toThrow(/no-such-ref/);
});
