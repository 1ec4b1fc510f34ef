import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { changed, hashesOf, readPassed, writePassed } from './changedPackages.mjs';

/** Turbo's account of three packages and this app. */
const account = ({ home = 'h1', preview = 'p1', page = 's1', lock = 'l1', env = [] } = {}) => ({
  globalCacheInputs: { files: { 'pnpm-lock.yaml': lock }, environmentVariables: { passthrough: env } },
  tasks: [
    { directory: 'packages/ui-kit', hash: 'k1', inputs: {} },
    { directory: 'packages/home', hash: home, inputs: {} },
    { directory: 'apps/portal', hash: 'f1', inputs: {} },
    { directory: 'apps/sandbox', hash: 'b1', inputs: {} },
    {
      directory: 'apps/storybook',
      hash: `own ${page} ${home} ${preview}`,
      inputs: { '.storybook/preview.tsx': preview, 'stories/Welcome.stories.tsx': page },
    },
  ],
});
const passed = (hashes) =>
  Object.fromEntries(Object.entries(hashes).map(([folder, hash]) => [folder, { hash, count: 2 }]));
const after = (difference) => changed(hashesOf(account(difference)), passed(hashesOf(account())));

test('what has not changed since it passed rests', () => {
  expect(after({})).toEqual([]);
});

test('a change in one feature tests the stories of that feature, and the pages about all of them', () => {
  expect(after({ home: 'h2' })).toEqual(['packages/home', 'apps/storybook/stories']);
});

test('a change of a page here tests the pages here', () => {
  expect(after({ page: 's2' })).toEqual(['apps/storybook/stories']);
});

test('a change of what stands around every story, or of the lock file, tests them all', () => {
  const all = ['packages/ui-kit', 'packages/home', 'apps/portal', 'apps/storybook/stories'];
  expect(after({ preview: 'p2' })).toEqual(all);
  expect(after({ lock: 'l2' })).toEqual(all);
});

test('where the browser stands changes nothing', () => {
  expect(after({ env: ['PLAYWRIGHT_CHROMIUM_EXECUTABLE=1f2e'] })).toEqual([]);
});

test('what passed is remembered; without a record, or with a broken one, nothing is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-air-stories-'));
  const file = join(folder, 'cache/stories.json');
  expect(readPassed(file)).toEqual({});
  writePassed(file, { 'packages/home': { hash: 'h1', count: 3 } });
  expect(readPassed(file)).toEqual({ 'packages/home': { hash: 'h1', count: 3 } });
  rmSync(folder, { recursive: true });
});
