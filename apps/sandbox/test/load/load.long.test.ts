import { expect, test } from 'vitest';

import { runLoad } from './runLoad.ts';

// A moment of what `npm run prove -- load` does with 500 users for minutes.
test('users who poll, read and write at two instances get every answer, and each write is there once', async () => {
  const report = await runLoad({ users: 12, seconds: 8, instances: 2, size: 'small' });
  expect(report).toMatchObject({ failures: [], differences: [] });
  expect(report.reads.count).toBeGreaterThan(0);
  expect(report.writes.count).toBeGreaterThan(0);
}, 300_000);
