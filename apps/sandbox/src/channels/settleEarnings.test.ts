import type { Channel, Statistics, User } from '@my-air/api-client/contract';
import type { Notification } from '@my-air/notifications/contract';
import { expect, test } from 'vitest';

import { authorize } from '#test/support/authorize.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const day = 86_400;

onEveryDatabase('the earnings of a newcomer', ({ as, sandbox }) => {
  /** Passes time until the next day of that number in a month. */
  async function passUntil(who: Visitor, date: number): Promise<void> {
    const now = sandbox().control.clock.now();
    const month = now.getUTCMonth() + (now.getUTCDate() < date ? 0 : 1);
    const target = Date.UTC(now.getUTCFullYear(), month, date, 12);
    await who.pass(Math.ceil((target - now.getTime()) / 1_000));
  }
  const userOf = async (who: Visitor) => (await who.read<{ user: User }>('/api/user')).user;
  const newsOf = async (who: Visitor) => {
    const { active_notifications: news } = await who.read<{ active_notifications: Notification[] }>(
      '/api/notificationMessages',
    );
    return news.map(({ summary }) => summary);
  };

  /** Adds a channel on the 26th, applies with it, and waits until it is accepted. */
  async function becomePartner(who: Visitor): Promise<void> {
    await passUntil(who, 26);
    await authorize(who, 'youtube', 'new');
    const { channels } = await who.read<{ channels: Channel[] }>('/api/channels');
    const path = `/api/channels/youtube/${channels[0]!.platform_guid}`;
    for (const [step, body] of [
      ['country', { country_code: 'UA' }],
      ['join', {}],
    ] as const)
      expect(await who.write('POST', `${path}/${step}`, body)).toMatchObject({ status: 200 });
    await who.pass(6 * day);
  }

  test('[HOME-01] an accepted creator gets a manager, a report on the 15th and a payout on the 25th', async () => {
    const who = await as('new');
    expect((await userOf(who)).partner?.manager).toBeNull();
    await becomePartner(who);
    // Asked for first, as by a portal that has just been opened.
    expect((await userOf(who)).partner).toMatchObject({
      manager: { display_name: 'Iryna Savchenko' },
      capabilities: { member: true },
    });
    expect(await who.read<Statistics>('/api/statistics')).toMatchObject({
      next_payout: null,
      last_payout: null,
    });

    await passUntil(who, 15);
    const { next_payout: payout } = await who.read<Statistics>('/api/statistics');
    expect(payout?.amount_usd).toBeGreaterThan(0);
    expect((await userOf(who)).balance?.approved_usd).toBe(payout?.amount_usd);
    expect(await newsOf(who)).toContain(`Your report is here: $${payout!.amount_usd.toFixed(2)}`);

    await passUntil(who, 25);
    const { next_payout: next, last_payout: last } = await who.read<Statistics>('/api/statistics');
    expect({ next, last }).toEqual({ next: null, last: payout });
    expect(await newsOf(who)).toContain(`We have sent your payout of $${payout!.amount_usd.toFixed(2)}`);
    const finance = await who.open(`${sandbox().worldUrl}/finance/account`);
    expect(finance.text).toContain(payout!.date);
  });

  test('a payout is made once, also where several calls notice it together and after a long absence', async () => {
    const who = await as('new');
    await becomePartner(who);
    await passUntil(who, 15);
    await passUntil(who, 25);
    await passUntil(who, 25);
    await Promise.all([userOf(who), newsOf(who), who.read<Statistics>('/api/statistics'), userOf(who)]);
    const news = await newsOf(who);
    expect(news.filter((text) => text?.startsWith('We have sent your payout'))).toHaveLength(2);
    expect(news.filter((text) => text?.startsWith('Your report is here'))).toHaveLength(2);
  });
});
