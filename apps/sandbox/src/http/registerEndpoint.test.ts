import { expect, test, vi } from 'vitest';

import { channels } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';

onEveryDatabase('an endpoint', ({ sandbox, as }) => {
  test('[API-03] that breaks its contract answers 500 and says so in the log', async () => {
    const complain = vi.mocked(console.error).mockImplementation(() => {});
    const who = await as('partner');
    const { db } = sandbox().control;
    // A value that no code of ours would write: a list where the contract has texts.
    await db.update(channels).set({ issues: [1] as never });
    expect(await who.open('/api/channels')).toMatchObject({
      status: 500,
      body: { message: 'Something went wrong on our end. Please try again.' },
    });
    expect(complain).toHaveBeenCalledOnce();
    expect(String(complain.mock.calls[0]?.[1])).toContain(
      'GET api/channels breaks its contract: channels.0.issues.0',
    );
  });
});
