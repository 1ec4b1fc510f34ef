import type { Channel } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { translatedChannel } from '#test/support/startBatch.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const grow = (who: Visitor, order: object) => who.write('POST', '/sandbox/api/growth', order);
const channelsOf = async (who: Visitor) =>
  (await who.read<{ channels: Channel[] }>('/api/channels')).channels;

onEveryDatabase('more of each thing', ({ as }) => {
  test('a user who gets channels twice has all of them, each once, with other ids than those of others', async () => {
    const [who, manager] = [await as('partner'), await as('manager')];
    const before = await channelsOf(who);
    for (const channels of [40, 1])
      expect((await grow(who, { persona: 'partner', channels })).status).toBe(204);
    const after = await channelsOf(who);
    expect(after).toHaveLength(before.length + 41);
    const keys = [...after, ...(await channelsOf(manager))].map(
      (one) => `${one.platform} ${one.platform_guid}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(after.map(({ platform }) => platform))).toEqual(
      new Set(['youtube', 'instagram', 'tiktok']),
    );
  });

  test('chats, notifications and videos come on top of what there is', async () => {
    const who = await as('partner');
    const counted = async () => {
      const [{ meta }, lists, videos] = await Promise.all([
        who.read<{ meta: { last_page: number } }>('/api/active-chats'),
        who.read<{ active_notifications: unknown[] }>('/api/notificationMessages'),
        who.read<{ total: number }>(`${translatedChannel}/select-all-videos?total_only=1`),
      ]);
      return [meta.last_page, lists.active_notifications.length, videos.total];
    };
    const before = await counted();
    const order = { persona: 'partner', chats: 60, notifications: 130, videos: 300 };
    expect((await grow(who, order)).status).toBe(204);
    const after = await counted();
    // A page has twenty chats.
    expect(after[0]! - before[0]!).toBe(3);
    expect(after[1]! - before[1]!).toBe(130);
    // Some of the copied videos were deleted, as their originals are.
    expect(after[2]! - before[2]!).toBeGreaterThan(200);
  });

  test('videos without a channel for them, more than fits, and an unknown user are refused, and nothing is added', async () => {
    const who = await as('new');
    const orders = [
      { persona: 'new', chats: 3, videos: 5 },
      { persona: 'new', channels: 1_001 },
      { persona: 'nobody@my-air.test', channels: 1 },
    ];
    for (const order of orders) expect((await grow(who, order)).status).toBe(422);
    expect(await channelsOf(who)).toEqual([]);
    expect((await who.read<{ chats: unknown[] }>('/api/active-chats')).chats).toEqual([]);
  });
});
