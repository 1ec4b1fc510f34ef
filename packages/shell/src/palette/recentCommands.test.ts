import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { afterEach, expect, test, vi } from 'vitest';

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

test('each person has their own', () => {
  rememberCommand(1, 'a');
  expect(atomStore.get(recentCommands(2))).toEqual([]);
});

test.each(['{', '{"a":1}', '[1]', 'null'])('what another version left behind is no trouble: %s', (kept) => {
  localStorage.setItem('my-air:1.session:portal.recent-commands', kept);
  expect(atomStore.get(recentCommands(1))).toEqual([]);
});

test('a storage that is denied is no trouble', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError');
  });
  expect(() => rememberCommand(1, 'a')).not.toThrow();
});
