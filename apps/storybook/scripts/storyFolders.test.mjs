import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { storyFolders } from './storyFolders.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('every package with stories has the task that tests them', () => {
  const folders = storyFolders(root);
  expect(folders).toEqual(
    expect.arrayContaining(['packages/ui-kit', 'packages/home', 'apps/portal', 'apps/storybook']),
  );
  const without = folders.filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    return !scripts.stories?.endsWith('scripts/testStories.mjs');
  });
  expect(
    without,
    'add "stories": "node ../../apps/storybook/scripts/testStories.mjs" to its scripts',
  ).toEqual([]);
});
