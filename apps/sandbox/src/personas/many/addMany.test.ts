import type { ReferralProgram } from '@my-air/affiliate-program/contract';
import type { Job, LedgerLine } from '@my-air/ai-metadata/contract';
import type { ChatList, MessageList } from '@my-air/messenger/contract';
import type { Product, ProductCategory } from '@my-air/marketplace/contract';
import type { Notification } from '@my-air/notifications/contract';
import type { Channel } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { as } = testSandbox();

type Visitor = Awaited<ReturnType<typeof as>>;
interface Page {
  meta?: { last_page?: number | null | undefined } | null | undefined;
}

/** All pages of a list. */
async function allPages<Body extends Page>(who: Visitor, path: string): Promise<Body[]> {
  const pages = [await who.read<Body>(path)];
  for (let page = 2; page <= (pages[0]!.meta?.last_page ?? 1); page += 1) {
    pages.push(await who.read<Body>(`${path}?page=${page}`));
  }
  return pages;
}

test('a manager has 105 channels in every status, and one handle on two platforms', async () => {
  const who = await as('manager');
  const { channels } = await who.read<{ channels: Channel[] }>('/api/channels');
  const of = (platform: string) => channels.filter((channel) => channel.platform === platform);
  expect([of('youtube').length, of('instagram').length, of('tiktok').length]).toEqual([45, 30, 30]);
  expect(new Set(of('youtube').map(({ status }) => status)).size).toBe(9);
  expect(new Set(channels.map(({ platform, platform_guid }) => `${platform} ${platform_guid}`)).size).toBe(
    105,
  );
  const handles = new Set(of('instagram').map(({ platform_guid }) => platform_guid));
  expect(of('tiktok').filter(({ platform_guid }) => handles.has(platform_guid))).toHaveLength(1);
});

test('[MSG-01] a manager has three pages of chats and two of archived ones, whose unread counts are those of their channels', async () => {
  const who = await as('manager');
  const active = (await allPages<ChatList>(who, '/api/active-chats')).flatMap(({ chats }) => chats);
  const archived = (await allPages<ChatList>(who, '/api/archived-chats')).flatMap(({ chats }) => chats);
  expect([active.length, archived.length]).toEqual([45, 30]);
  const ids = [...active, ...archived].map(({ id }) => id);
  expect(new Set(ids).size).toBe(75);
  expect(ids.every((id) => /^id-\d+$/.test(String(id)))).toBe(true);
  const { channels } = await who.read<{ channels: Channel[] }>('/api/channels');
  const talkedAbout = channels.filter(({ chat_id }) => chat_id != null);
  expect(talkedAbout.length).toBeGreaterThan(10);
  for (const { chat_id, unread_count } of talkedAbout) {
    expect(active.find(({ id }) => id === chat_id)?.unread_count).toBe(unread_count);
  }
  expect(active.filter(({ unread_count }) => unread_count > 0)).toHaveLength(9);
});

test('[MSG-02] ids that are texts are taken back: a chat is read, answered and archived by them', async () => {
  const who = await as('manager');
  const { chats } = await who.read<ChatList>('/api/active-chats');
  const { id } = chats[1]!;
  const { messages } = await who.read<MessageList>(`/api/chats/${id}/messages`);
  const message = { message: 'id-7', reply_to_message_id: messages[0]!.id };
  const sent = await who.write('POST', `/api/chats/${id}/messages`, message);
  expect(sent.status).toBe(200);
  const { chat_message } = sent.body as { chat_message: MessageList['messages'][number] };
  expect(chat_message).toMatchObject({ message_markdown: 'id-7', reply_to_message_id: messages[0]!.id });
  expect(String(chat_message.id)).toMatch(/^id-\d+$/);
  expect(chat_message.user?.id).toBeTypeOf('number');
  expect((await who.write('PUT', `/api/chats/${id}/archive`)).status).toBe(204);
  const { chats: archived } = await who.read<ChatList>('/api/archived-chats');
  expect(archived[0]?.id).toBe(id);
});

test('[AIM-05] the review of a manager is older than twenty jobs, and the ledger gives the balance', async () => {
  const who = await as('manager');
  const jobs = (await allPages<{ jobs: Job[] } & Page>(who, '/api/ai-metadata/batch-translations')).flatMap(
    (page) => page.jobs,
  );
  expect(jobs).toHaveLength(30);
  const review = jobs.findIndex(({ status }) => status === 'review');
  expect(review).toBeGreaterThanOrEqual(20);
  expect(jobs.filter(({ status }) => status === 'completed')).toHaveLength(29);
  const pages = await allPages<{ lines: LedgerLine[] } & Page>(who, '/api/finances-ai/ledger');
  const lines = pages.flatMap((page) => page.lines);
  expect(lines.length).toBeGreaterThan(2 * 20);
  const sum = (numbers: readonly (number | null | undefined)[]) =>
    numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
  const balance = {
    balance: sum(lines.map((line) => line.balance_change)),
    reserved: sum(lines.map((line) => line.reserved)),
  };
  expect(await who.read('/api/finances-ai/balance')).toEqual(balance);
  expect(balance.reserved).toBe(jobs[review]?.reserved);
});

test('[NOTE-01] a manager has 300 notifications and 40 referral links, and archives one by its text', async () => {
  const who = await as('manager');
  interface Lists {
    active_notifications: Notification[];
    archive_notifications: Notification[];
  }
  const before = await who.read<Lists>('/api/notificationMessages');
  expect([before.active_notifications.length, before.archive_notifications.length]).toEqual([180, 120]);
  const oldest = before.active_notifications.at(-1)!;
  expect(oldest.summary).toBe('Welcome to My AIR');
  expect((await who.write('DELETE', `/api/notificationMessages/${oldest.id}`)).status).toBe(204);
  const after = await who.read<Lists>('/api/notificationMessages');
  expect(after.archive_notifications.map(({ id }) => id)).toContain(oldest.id);
  const program = await who.read<ReferralProgram>('/api/referralProgram');
  expect(program.referral_link_v4).toContain('okafor');
  expect([program.referral_links_new?.length, program.referral_links_legacy?.length]).toEqual([26, 13]);
});

test('[CH-01] one handle on two platforms: country, service and removal are of the one that is named', async () => {
  const who = await as('manager');
  const { guid, platforms } = channelsOfOneHandle(await channelsOf(who));
  expect(platforms).toEqual(['instagram', 'tiktok']);
  const own = async (field: keyof Channel) =>
    (await channelsOf(who)).filter((channel) => channel.platform_guid === guid).map((one) => one[field]);

  const before = await own('country');
  await who.write('POST', `/api/channels/tiktok/${guid}/country`, { country_code: 'PT' });
  expect(await own('country')).toEqual([before[0], 'PT']);

  const { data } = await who.read<{ data: ProductCategory[] }>('/api/ecosystem/productCategories');
  const service = data
    .flatMap(({ products }) => products ?? [])
    .find(
      ({ action, access, platforms: all, subscribers_requirement }) =>
        action === 'request' && access === 'anyone' && !subscribers_requirement && all?.includes('tiktok'),
    )!;
  const ask = (body: object) => who.write('POST', `/api/ecosystem/productProvision/${service.id}`, body);
  // Without its platform it could be either.
  expect((await ask({ channel: guid })).status).toBe(422);
  const { body } = await ask({ channel: guid, platform: 'tiktok' });
  expect((body as { product: Product }).product.provisions).toMatchObject([
    { channel: guid, platform: 'tiktok' },
  ]);

  expect((await who.write('DELETE', `/api/channels/tiktok/${guid}`)).status).toBe(204);
  expect(await own('platform')).toEqual(['instagram']);
  // The other one alone has this id now.
  expect((await ask({ channel: guid })).status).toBe(200);
});

async function channelsOf(who: Visitor): Promise<Channel[]> {
  return (await who.read<{ channels: Channel[] }>('/api/channels')).channels;
}

/** The id that two channels share, and their platforms. */
function channelsOfOneHandle(channels: readonly Channel[]) {
  const guid = channels.find(({ platform_guid }, place) =>
    channels.slice(place + 1).some((other) => other.platform_guid === platform_guid),
  )!.platform_guid;
  return { guid, platforms: channels.filter((one) => one.platform_guid === guid).map((one) => one.platform) };
}
