import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { channels } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';

onEveryDatabase('an endpoint', ({ sandbox, as }) => {
  test('does a write with a key once, and gives every further try the same answer', async () => {
    const who = await as('partner');
    const token = await who.token();
    const add = (username: string, key: string) =>
      who.open('/api/channels/instagram/add', {
        method: 'POST',
        body: JSON.stringify({ username }),
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token, 'idempotency-key': key },
      });
    const twins = await Promise.all([add('same.name', 'one'), add('same.name', 'one')]);
    const later = await add('same.name', 'one');
    for (const answer of [...twins, later]) expect(answer).toMatchObject({ status: 200 });
    expect(later.body).toEqual(twins[0]?.body);
    const { db } = sandbox().control;
    expect(await db.select().from(channels).where(eq(channels.username, 'same.name'))).toHaveLength(1);
    expect((await add('same.name', 'two')).status).toBe(409);
  });

  test('commits before a dropped answer, so that the second try finds the work done', async () => {
    const who = await as('partner');
    const drop = { endpoint: 'POST api/channels/{platform}/add', dropAnswer: true, times: 1 };
    await who.write('POST', '/sandbox/api/faults', drop);
    const add = () => who.write('POST', '/api/channels/tiktok/add', { username: 'dropped.name' });
    await expect(add()).rejects.toThrow('fetch failed');
    expect(await add()).toMatchObject({
      status: 409,
      body: { message: 'You have already added @dropped.name.' },
    });
  });

  test('[API-03] that breaks its contract answers 500 and says so in the log', async () => {
    const complain = vi.mocked(console.error).mockImplementation(() => {});
    const who = await as('partner');
    const { db } = sandbox().control;
    // A value that no code of ours would write: a list where the contract has texts.
    await db.update(channels).set({ issues: [1] as never });
    expect(await who.open('/api/channels')).toMatchObject({
      status: 500,
      body: { message: 'Server Error' },
    });
    expect(complain).toHaveBeenCalledOnce();
    expect(String(complain.mock.calls[0]?.[1])).toContain(
      'GET api/channels breaks its contract: channels.0.issues.0',
    );
  });
});
