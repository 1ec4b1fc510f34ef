import type { Statistics } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

onEveryDatabase('statistics', ({ sandbox, as }) => {
  const read = (who: Visitor, query = '') => who.read<Statistics>(`/api/statistics${query}`);

  test('[HOME-01] every connected channel has the days before today, the same in every answer', async () => {
    const who = await as('partner');
    const { channels, ...money } = await read(who, '?days=56');
    const yesterday = new Date(sandbox().control.clock.now().getTime() - 86_400_000)
      .toISOString()
      .slice(0, 10);
    expect(channels.length).toBeGreaterThan(0);
    for (const { days } of channels) {
      expect(days).toHaveLength(56);
      expect(days.at(-1)?.date).toBe(yesterday);
      expect(new Set(days.map(({ date }) => date)).size).toBe(56);
      expect(days.every(({ views, revenue_usd }) => Number(views) > 0 && Number(revenue_usd) > 0)).toBe(true);
    }
    expect(await read(who)).toEqual({
      channels: channels.map((channel) => ({ ...channel, days: channel.days.slice(-28) })),
      ...money,
    });
    expect(money.next_report?.date).toMatch(/^\d{4}-\d{2}-15$/);
    expect(money.next_payout?.date).toMatch(/^\d{4}-\d{2}-25$/);
  });

  test('[HOME-01] a creator without a channel has no figures, and a wrong number of days is refused', async () => {
    expect(await read(await as('new'))).toEqual({
      channels: [],
      next_report: null,
      next_payout: null,
      last_payout: null,
    });
    for (const days of ['0', '366', 'many'])
      expect((await (await as('partner')).open(`/api/statistics?days=${days}`)).status).toBe(422);
  });
});
