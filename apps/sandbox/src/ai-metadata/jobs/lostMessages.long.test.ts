import { eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { rowsOf } from '../../database/Database.ts';
import { aiJobs } from '../../database/schema.ts';
import { findFaults } from '#test/support/findFaults.ts';
import { startBatch } from '#test/support/startBatch.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

describe.each(['embedded', 'PostgreSQL'] as const)('a message that is lost (%s)', (place) => {
  const { sandbox, as } = testSandbox(place);
  const db = () => sandbox().control.db;

  afterEach(() => vi.restoreAllMocks());

  async function expectCompleted(id: number, timeout = 60_000) {
    const read = async () => (await db().select().from(aiJobs).where(eq(aiJobs.id, id)))[0];
    await expect.poll(read, { timeout }).toMatchObject({ status: 'completed', reserved: 0 });
    expect(await findFaults(db())).toEqual([]);
  }

  test('between the commit and the queue is sent again, and the batch is translated', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const send = vi.spyOn(PgBoss.prototype, 'send');
    send.mockRejectedValueOnce(new Error('Connection terminated'));
    const id = await startBatch(await as('partner'));
    await expectCompleted(id);
    expect(send.mock.calls.length).toBeGreaterThan(1);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('will be tried again'),
      expect.objectContaining({ message: 'Connection terminated' }),
    );
  }, 90_000);

  test('with the process that committed is sent by another that looks', async () => {
    const { translations } = sandbox().control;
    // The process ends after its commit: it wakes no worker by itself.
    const wake = vi.spyOn(translations, 'wake').mockImplementationOnce(() => {});
    const id = await startBatch(await as('partner'));
    expect(wake).toHaveBeenCalledOnce();
    await expectCompleted(id);
  }, 90_000);

  test('with the process that works on it is worked on by another once it is silent', async () => {
    const who = await as('partner');
    await who.write('POST', '/sandbox/api/translations', { isPaused: true });
    const id = await startBatch(await as('partner'));
    const isOfJob = sql`singleton_key = ${String(id)}`;
    const states = async () => {
      const statement = sql`select distinct state from pgboss.job where ${isOfJob}`;
      return rowsOf<{ state: string }>(db(), statement).catch(() => []);
    };
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'completed' }]);
    // Nothing but the silence of the turn that never ends may start another.
    vi.spyOn(sandbox().control.translations, 'wake').mockImplementation(() => {});
    await db().execute(sql`update pgboss.job
      set state = 'active', completed_on = null, started_on = now(), heartbeat_on = now()
      where id = (select id from pgboss.job where ${isOfJob} limit 1)`);
    await who.write('POST', '/sandbox/api/translations', {});
    await expectCompleted(id, 40_000);
  }, 90_000);
});
