import type { Statistics } from '@my-air/api-client/contract';
import type { Notification } from '@my-air/notifications/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const day = 86_400;

onEveryDatabase('the week of a partner', ({ as, sandbox }) => {
  const now = () => sandbox().control.clock.now();
  /** Passes time until noon, or another hour, of the next day of the week, by its number in UTC. */
  async function passUntil(who: Visitor, weekday: number, hour = 12): Promise<void> {
    const days = (weekday - now().getUTCDay() + 6) % 7;
    const target = Date.UTC(now().getUTCFullYear(), now().getUTCMonth(), now().getUTCDate() + days + 1, hour);
    await who.pass(Math.ceil((target - now().getTime()) / 1_000));
  }
  async function weeksOf(who: Visitor) {
    const notices = await who.read<Record<string, Notification[]>>('/api/notificationMessages');
    const ofWeeks = (kind: string) => notices[kind]!.filter(({ url }) => url === '/home#week');
    return { active: ofWeeks('active_notifications'), archived: ofWeeks('archive_notifications') };
  }
  const letters = async () =>
    (await sandbox().control.mailbox.list()).filter(({ link }) => link?.endsWith('/home#week'));

  test('[HOME-01] on Monday it is told what the last seven days earned, with a way to the card on home', async () => {
    const who = await as('partner');
    await passUntil(who, 3);
    expect(await weeksOf(who)).toEqual({ active: [], archived: [] });
    await passUntil(who, 1);
    const { active } = await weeksOf(who);
    const { channels } = await who.read<Statistics>('/api/statistics?days=7');
    const earned = channels
      .flatMap(({ days }) => days)
      .reduce((sum, { revenue_usd }) => sum + Number(revenue_usd), 0);
    expect(active.map(({ summary }) => summary)).toEqual([`You earned $${earned.toFixed(2)} last week`]);
    expect(await letters()).toHaveLength(1);
    // Once a week, and not again later in it.
    await passUntil(who, 4);
    expect((await weeksOf(who)).active).toEqual(active);
  });

  test('[HOME-01] it is told once where several calls notice it together, and only the last after an absence', async () => {
    const who = await as('partner');
    await weeksOf(who);
    await who.pass(30 * day);
    await passUntil(who, 1);
    await Promise.all(Array.from({ length: 8 }, () => weeksOf(who)));
    const first = await weeksOf(who);
    expect(first.active).toHaveLength(1);
    expect(first.archived).toEqual([]);
    await passUntil(who, 1);
    const second = await weeksOf(who);
    expect(second.active).toHaveLength(1);
    expect(second.archived.map(({ id }) => id)).toEqual(first.active.map(({ id }) => id));
    expect(await letters()).toHaveLength(2);
  });

  test('[HOME-01] a partner who is first seen on Monday in Kyiv, which is Sunday in UTC, is told from that Monday on', async () => {
    const who = await as('partner');
    await passUntil(who, 0, 23);
    expect(await weeksOf(who)).toEqual({ active: [], archived: [] });
    await passUntil(who, 1);
    expect((await weeksOf(who)).active).toHaveLength(1);
  });

  test('[HOME-01] without a channel that is counted there is no week', async () => {
    const who = await as('new');
    await weeksOf(who);
    await who.pass(14 * day);
    expect(await weeksOf(who)).toEqual({ active: [], archived: [] });
  });
});
