import { afterEach, expect, test, vi } from 'vitest';

import { browserTexts, createTexts } from './texts.ts';
import { createValue } from './value.ts';

afterEach(() => {
  vi.restoreAllMocks();
  browserTexts.forgetMemory();
  localStorage.clear();
  sessionStorage.clear();
});

function refusing(name: string) {
  const refuse = () => {
    throw new DOMException('Refused.', name);
  };
  return { getItem: () => null, setItem: refuse, removeItem: () => {}, length: 0 } as unknown as Storage;
}

test('a text outlives the page where the browser stores it', () => {
  expect(browserTexts.write('a', '1')).toBe(true);
  expect(createTexts(() => localStorage).read('a')).toBe('1');
  expect(browserTexts.status('a')).toBe('stored');
});

test.each([
  ['full', () => refusing('QuotaExceededError')],
  ['denied', () => refusing('SecurityError')],
  [
    'denied',
    () => {
      throw new DOMException('Denied.', 'SecurityError');
    },
  ],
  ['denied', () => ({ getItem: () => null, setItem: () => {} }) as unknown as Storage],
] as const)('a text stays in memory where storage is %s, and the status says so', (status, open) => {
  const texts = createTexts(open);
  expect(texts.write('a', '1')).toBe(false);
  expect(texts.read('a')).toBe('1');
  expect(texts.keys()).toEqual(['a']);
  expect(texts.status('a')).toBe(status);
  texts.forgetMemory();
  expect(texts.read('a')).toBeUndefined();
});

test('a text whose deletion was refused is gone for this page', () => {
  const removeItem = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  const texts = createTexts(() => ({ getItem: () => '1', removeItem }) as unknown as Storage);
  expect(texts.write('a', undefined)).toBe(false);
  expect(texts.read('a')).toBeUndefined();
});

test('listeners receive changes of this page, of other tabs, and of the time in which the page was frozen', () => {
  const onChange = vi.fn();
  const stop = browserTexts.subscribe(onChange);
  browserTexts.write('a', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange.mock.calls).toEqual([['a'], ['b'], [null]]);
  stop();
  browserTexts.write('a', '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a value reports its changes, and nothing when it stays the same', () => {
  const value = createValue(1);
  const onChange = vi.fn();
  const stop = value.subscribe(onChange);
  value.set(1);
  expect(onChange).not.toHaveBeenCalled();
  value.set(2);
  value.notify();
  stop();
  value.set(3);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(value.get()).toBe(3);
});
