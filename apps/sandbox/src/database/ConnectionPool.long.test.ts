import { expect, inject, test, vi } from 'vitest';

import { ConnectionPool } from './ConnectionPool.ts';

test.each([
  ['in use is reported', false, 1],
  ['being closed is not reported', true, 0],
])('a connection that is lost while its pool is %s', async (_, isClosing, reports) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const pool = new ConnectionPool(inject('postgresServer'));
  const client = await pool.connect();
  client.release();
  const end = () => pool.end();
  const ended = isClosing ? end() : undefined;
  client.emit('error', new Error('terminating connection due to administrator command'));
  await (ended ?? end());
  expect(complaint).toHaveBeenCalledTimes(reports);
});
