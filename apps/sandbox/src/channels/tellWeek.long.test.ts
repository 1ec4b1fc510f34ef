import type { Notification } from '@my-air/notifications/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { interruptTransactions } from '#test/support/interruptTransactions.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const week = 7 * 86_400;

onEveryDatabase('the week of a partner that is interrupted', ({ sandbox, as }) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const open = (who: Visitor) => who.open('/api/notificationMessages');
  const letters = async () =>
    (await sandbox().control.mailbox.list()).filter(({ link }) => link?.endsWith('/home#week')).length;

  test('[HOME-01] at every single step is told once by the next call', async () => {
    const interruption = interruptTransactions(sandbox().control.db);
    const who = await as('partner');
    expect((await open(who)).status).toBe(200);
    await who.pass(week);
    interruption.arm();
    expect((await open(who)).status).toBe(200);
    const steps = [...interruption.steps];
    expect(steps.length).toBeGreaterThan(3);
    for (const [place, step] of steps.entries()) {
      await who.pass(week);
      const before = await letters();
      interruption.arm(place);
      expect([step, (await open(who)).status >= 500]).toEqual([step, true]);
      interruption.arm();
      const { active_notifications: notices } = await who.read<{ active_notifications: Notification[] }>(
        '/api/notificationMessages',
      );
      expect([step, notices.filter(({ url }) => url === '/home#week').length]).toEqual([step, 1]);
      expect([step, await letters()]).toEqual([step, before + 1]);
    }
  });
});
