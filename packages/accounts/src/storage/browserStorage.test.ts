import { expect, test, vi } from 'vitest';
import * as v from 'valibot';

import { createBrowserStorage } from './browserStorage.ts';
import { readJson } from './readJson.ts';

function denied(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('what is written is read again, also by the next page', () => {
  createBrowserStorage(() => localStorage).write('accounts.test', 'kept');
  expect(createBrowserStorage(() => localStorage).read('accounts.test')).toBe('kept');
  createBrowserStorage(() => localStorage).remove('accounts.test');
  expect(localStorage.getItem('accounts.test')).toBeNull();
});

test('where storage is denied, it is kept until the page is left', () => {
  const storage = createBrowserStorage(denied);
  storage.write('accounts.test', 'kept');
  expect(storage.read('accounts.test')).toBe('kept');
  storage.remove('accounts.test');
  expect(storage.read('accounts.test')).toBeNull();
});

test('where storage is full, the newest value wins over the stored one', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = { getItem: () => 'old', setItem, removeItem: () => {} } as unknown as Storage;
  const storage = createBrowserStorage(() => full);
  storage.write('accounts.test', 'new');
  expect(setItem).toHaveBeenCalledOnce();
  expect(storage.read('accounts.test')).toBe('new');
});

test.each(['', '{', 'null', '[]', '{"name":1}'])('a value of another shape reads as nothing: %s', (text) => {
  const storage = createBrowserStorage(() => localStorage);
  storage.write('accounts.test', text);
  expect(readJson(storage, 'accounts.test', v.object({ name: v.string() }))).toBeUndefined();
});
