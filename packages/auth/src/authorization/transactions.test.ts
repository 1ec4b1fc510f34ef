import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { randomToken } from './pkce.ts';
import { beginTransaction, takeTransaction } from './transactions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const transaction = () => ({ verifier: randomToken(), destination: '/home', remember: false });

test('[AUTH-04] a transaction lasts ten minutes', () => {
  const [early, late] = [randomToken(), randomToken()];
  beginTransaction(early, transaction());
  beginTransaction(late, transaction());
  vi.advanceTimersByTime(600_000);
  expect(takeTransaction(early)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(takeTransaction(late)).toBeUndefined();
});

test('[AUTH-04] what nobody came back for is thrown away when the next one begins', () => {
  beginTransaction(randomToken(), transaction());
  sessionStorage.setItem('theme', 'dark');
  vi.advanceTimersByTime(600_001);
  beginTransaction(randomToken(), transaction());
  expect(sessionStorage).toHaveLength(2);
});

test('[AUTH-04] a transaction that somebody has tampered with is none', () => {
  for (const text of ['{', 'null', '{"verifier":"short"}', '[]']) {
    const state = randomToken();
    sessionStorage.setItem(`oauth.${state}`, text);
    expect(takeTransaction(state)).toBeUndefined();
  }
});
