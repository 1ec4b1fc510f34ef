import { expect, test } from 'vitest';

import { defaultLifetime, expiryOf } from './expiry.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();

test('[AUTH-05] the server’s own date counts', () => {
  expect(expiryOf(at(20 * minute), now)).toBe(now + 20 * minute);
});

test.each([null, undefined, '', 'soon', '2026-13-45'])('[AUTH-05] %s means five minutes', (expiresAt) => {
  expect(expiryOf(expiresAt, now)).toBe(now + 5 * minute);
});

test.each([
  ['a day ahead of the server', at(-24 * 60 * minute)],
  ['a day behind the server', at(24 * 60 * minute)],
  ['at the very same moment', at(0)],
])('[AUTH-05] a clock that is %s does not ask at every step, or never', (_, expiresAt) => {
  expect(expiryOf(expiresAt, now)).toBe(now + defaultLifetime);
});

test('[AUTH-05] a session that is about to end is not asked about without a pause', () => {
  expect(expiryOf(at(5), now)).toBe(now + minute / 2);
});
