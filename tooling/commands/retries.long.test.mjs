import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, expect, test, vi } from 'vitest';

import { repeatsTests } from './repeatsTests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listed = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

afterEach(() => vi.unstubAllEnvs());

test.each(['', '1'])('no configuration runs a failed test again, with CI=%j', async (ci) => {
  vi.stubEnv('CI', ci);
  vi.resetModules();
  const files = listed('*vitest*.config.*', '*playwright*.config.*').filter(
    // It becomes one in a package that the generator writes.
    (file) => !file.endsWith('.template'),
  );
  expect(files.length).toBeGreaterThan(20);
  const red = [];
  for (const file of files) {
    const { default: config } = await import(join(root, file));
    const resolved = await (typeof config === 'function'
      ? config({ mode: 'test', command: 'serve' })
      : config);
    const parts = [
      resolved,
      resolved.test ?? {},
      ...(resolved.projects ?? []),
      ...(resolved.test?.projects ?? []),
    ];
    if (parts.some((part) => part.retry || part.retries || part.test?.retry)) red.push(file);
  }
  expect(red).toEqual([]);
});

test('no command, workflow or test asks for a second try', () => {
  const files = listed('*package.json', '.github/*', '*.test.*', '*.spec.*', '*.mjs');
  expect(files.filter((file) => repeatsTests(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('the ways to ask for a second try are recognised', () => {
  const ways = [
    `playwright test --${'retries'}=2`,
    `vitest run --${'retry'} 1`,
    `test.describe.configure({ mode: 'parallel', ${'retries'}: 2 })`,
    `test('…', { ${'retry'}: 3 }, async () => {})`,
  ];
  expect(ways.map(repeatsTests)).toEqual([true, true, true, true]);
  expect(repeatsTests('{ retries: 0 }')).toBe(false);
});
