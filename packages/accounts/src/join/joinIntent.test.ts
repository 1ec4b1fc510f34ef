import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readJoinIntent, rememberJoinIntent } from './joinIntent.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('a new intent does not inherit from the last one', () => {
  rememberJoinIntent(7, { channel: 'UCkite', location: 'CA', productId: 12 });
  rememberJoinIntent(7, { channel: 'UClamp' });
  expect(readJoinIntent(7)).toEqual({ channel: 'UClamp' });
});

test('an intent of somebody else on this device is not followed', () => {
  rememberJoinIntent(7, { channel: 'UCkite', productId: 12 });
  expect(readJoinIntent(8)).toEqual({});
});

test('an intent of yesterday is not followed', () => {
  vi.useFakeTimers();
  rememberJoinIntent(7, { channel: 'UCkite' });
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(readJoinIntent(7)).toEqual({});
});

test.each(['0', '-1', '1.5', 'two words', '/etc', ''])('a product id of %s is ignored', (value) => {
  localStorage.setItem('join_product_id', value);
  expect(readJoinIntent(7)).toEqual({});
});
