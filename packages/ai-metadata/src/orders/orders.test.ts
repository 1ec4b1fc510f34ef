import { expect, test } from 'vitest';

import { orderOutcome, orderPollDelay } from './orderOutcome.ts';

test('[AIM-07] [G-28] an order is read every 2 s for a minute, then slower for ten minutes, and then given up', () => {
  const delays: number[] = [];
  let elapsed = 0;
  for (let delay = orderPollDelay(0); delay !== false; delay = orderPollDelay(elapsed)) {
    delays.push(delay);
    elapsed += delay;
  }
  expect(delays.filter((delay) => delay === 2000)).toHaveLength(30);
  expect(delays.filter((delay) => delay === 10_000)).toHaveLength(60);
  expect(elapsed).toBe(660_000);
});

test.each([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['pending', 'pending'],
  ['on_hold_by_bank', 'pending'],
  [null, 'pending'],
])('[AIM-07] the status %s is %s', (status, outcome) => {
  expect(orderOutcome(status)).toBe(outcome);
});
