import { mkdtempSync, readdirSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTransformCache } from './transformCache.mjs';

let folder;
let made;
const transform = (result) => async () => {
  made += 1;
  return result;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-air-cache-'));
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what one process has transformed, the next one reads', async () => {
  expect(await createTransformCache(folder)('a', '/src/a.tsx', 'source', transform('first'))).toBe('first');
  expect(await createTransformCache(folder)('a', '/src/a.tsx', 'source', transform('second'))).toBe('first');
  expect(made).toBe(1);
});

test.each([
  ['code', ['b', '/src/a.tsx', 'source']],
  ['file', ['a', '/src/b.tsx', 'source']],
  ['options', ['a', '/src/a.tsx', 'build']],
])('another %s is transformed anew', async (_, key) => {
  const cached = createTransformCache(folder);
  await cached('a', '/src/a.tsx', 'source', transform('first'));
  expect(await cached(...key, transform('second'))).toBe('second');
});

test('several at once all get the whole result', async () => {
  const cached = createTransformCache(folder);
  const whole = 'x'.repeat(1_000_000);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => cached('a', '/src/a.tsx', 'source', transform(whole))),
  );
  expect(all.every((result) => result === whole)).toBe(true);
});

test('entries of other tools are deleted', async () => {
  mkdirSync(join(folder, 'older'));
  writeFileSync(join(folder, 'older/entry'), '');
  await createTransformCache(folder)('a', '/src/a.tsx', 'source', transform('first'));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain('older');
});

test('outside the workspace nothing is kept, and everything is transformed', async () => {
  const cached = createTransformCache(folder, folder);
  expect(await cached('a', '/src/a.tsx', 'source', transform('first'))).toBe('first');
  expect(await cached('a', '/src/a.tsx', 'source', transform('second'))).toBe('second');
  expect(readdirSync(folder)).toEqual([]);
});

test('what was made for production is made anew for tests, which need the texts', async () => {
  const cached = createTransformCache(folder);
  vi.stubEnv('NODE_ENV', 'production');
  expect(await cached('a', '/src/a.tsx', 'source', async () => 'ids alone')).toBe('ids alone');
  vi.stubEnv('NODE_ENV', 'test');
  expect(await cached('a', '/src/a.tsx', 'source', async () => 'with texts')).toBe('with texts');
  vi.unstubAllEnvs();
});
