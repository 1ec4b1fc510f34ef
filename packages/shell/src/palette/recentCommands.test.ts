import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { afterEach, expect, test } from 'vitest';

import { mostRecent, recentCommands, rememberCommand } from './recentCommands.ts';

afterEach(forgetPage);

test('the latest comes first, and each only once', () => {
  for (const id of ['a', 'b', 'a']) rememberCommand(1, id);
  expect(atomStore.get(recentCommands(1))).toEqual(['a', 'b']);
});

test('no more are kept than can be taken in at a glance', () => {
  for (let index = 0; index < 9; index += 1) rememberCommand(1, String(index));
  expect(atomStore.get(recentCommands(1))).toHaveLength(mostRecent);
});
