import { expect, test } from 'vitest';

import { awaitOrder } from './awaitOrder.ts';

/** Reads orders on a clock that only the pauses move. */
async function wait(statusAt: (milliseconds: number) => string, failsAt: readonly number[] = []) {
  let time = 0;
  let reads = 0;
  const awaited = await awaitOrder({
    id: '7',
    signal: new AbortController().signal,
    now: () => time,
    pause: async (milliseconds) => void (time += milliseconds),
    read: async () => {
      reads += 1;
      if (failsAt.includes(reads)) throw new Error('offline');
      return [
        { id: 6, status: 'paid' },
        { id: 7, status: statusAt(time) },
      ];
    },
  });
  return { outcome: awaited.outcome, time, reads };
}

test('[AIM-07] [TR-19] a payment that is told 60 s late ends as paid', async () => {
  expect(await wait((time) => (time >= 60_000 ? 'paid' : 'pending'))).toEqual({
    outcome: 'paid',
    time: 60_000,
    reads: 31,
  });
});

test('[AIM-07] [TR-19] a failed payment ends as failed, also after failed reads', async () => {
  expect(await wait((time) => (time >= 4000 ? 'failed' : 'pending'), [1, 2])).toMatchObject({
    outcome: 'failed',
    time: 4000,
  });
});

test('[AIM-07] [G-28] an unknown status is pending, and given up after eleven minutes', async () => {
  expect(await wait(() => 'in_the_post')).toMatchObject({ outcome: 'unknown', time: 660_000 });
});

test('[AIM-07] who leaves is not waited for', async () => {
  const controller = new AbortController();
  const awaited = await awaitOrder({
    id: '7',
    signal: controller.signal,
    pause: async () => controller.abort(),
    read: async () => [],
  });
  expect(awaited).toEqual({ outcome: 'unknown' });
});
