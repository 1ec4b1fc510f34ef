import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function readPlugin(delay) {
  vi.stubEnv('LATE_FILES', delay);
  vi.resetModules();
  return (await import('./lateFiles.mjs')).lateFiles();
}
const code = `export const load = () => import("node:path");`;

const { setImmediate: nextTask } = globalThis;

/** Loads a file from transformed code; resolves to whether it came within one task. */
async function comesAtOnce() {
  const plugin = await readPlugin('40');
  const late = plugin.transform(code, '/packages/home/src/feature.ts');
  const { load } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(late)}`);
  const loaded = vi.fn();
  const file = load().then(loaded);
  await new Promise((resolve) => void nextTask(resolve));
  const isThere = loaded.mock.calls.length > 0;
  await file;
  return isThere;
}

test('a file that is loaded with its first use comes late, but not where a test decides when time passes', async () => {
  expect(await comesAtOnce()).toBe(false);
  vi.useFakeTimers();
  expect(await comesAtOnce()).toBe(true);
});

test('a test loads its own files at once, and so does everything without the setting', async () => {
  const plugin = await readPlugin('40');
  expect(plugin.transform(code, '/packages/home/src/home.test.ts')).toBeUndefined();
  expect(plugin.transform(code, '/work/node_modules/react/index.js')).toBeUndefined();
  expect(await readPlugin('')).toBe(false);
});
