import { channelStatuses } from '@my-air/api-client/contract';
import type { Notification } from '@my-air/notifications/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

interface Lists {
  active_notifications: Notification[];
  archive_notifications: Notification[];
}

interface WireChannel {
  platform: string;
  platform_guid: string;
  title: string;
  status?: string;
  country: string | null;
  audit_expected_at: string | null;
  audit_completed_at: string | null;
  last_published_at: string | null;
  thumbnail_image: string;
}

async function channelsOf(who: Visitor) {
  return (await who.read<{ channels: WireChannel[] }>('/api/channels')).channels;
}

async function titled(who: Visitor, title: string) {
  const found = (await channelsOf(who)).find((channel) => channel.title === title);
  if (!found) throw new Error(`There is no channel ${title}`);
  return { ...found, path: `/api/channels/${found.platform}/${found.platform_guid}` };
}

const day = 86_400;

onEveryDatabase('channels', ({ as, sandbox, visitor }) => {
  test('[ACC-01] a channel tells when its newest video was published, and one without videos does not', async () => {
    const channels = await channelsOf(await as('partner'));
    const told = channels.flatMap(({ last_published_at: published }) => published ?? []);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((moment) => Date.parse(moment) <= sandbox().control.clock.now().getTime())).toBe(true);
    expect(channels.find(({ platform }) => platform === 'tiktok')!.last_published_at).toBeNull();
  });

  test('[ACC-01] the partner has channels in all eight statuses, one in an unknown one, and profiles', async () => {
    const channels = await channelsOf(await as('partner'));
    const statuses = new Set(channels.map(({ status }) => status));
    for (const status of [...channelStatuses, 'under_the_radar']) expect(statuses).toContain(status);
    expect(channels.find(({ platform }) => platform === 'instagram')).toMatchObject({
      posts: 864,
      following: 312,
    });
    expect(channels.find(({ platform }) => platform === 'tiktok')).toMatchObject({ likes: 2_410_000 });
    expect(channels.find(({ title }) => title === 'Old Cuts')).toMatchObject({
      issues: ['reused_content', 'misleading_thumbnails'],
      issue_descriptions: [expect.any(String), expect.any(String)],
      join_request_not_allowed_until: expect.any(String),
    });
    expect(channels.find(({ title }) => title === 'Olena Unboxed')).toMatchObject({
      is_access_revoked: true,
      closed_banners: [{ type: 'analytics_intro' }],
    });
    expect(channels.find(({ title }) => title === 'Pocket Planes')).toMatchObject({
      metrics: [{ name: 'subscribers', required: 1000, current: 640 }, { name: 'monthly_views' }],
    });
  });

  test('a thumbnail is a picture of our own', async () => {
    const [channel] = await channelsOf(await as('partner'));
    const picture = await visitor().open(channel?.thumbnail_image ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.text).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
    expect((await visitor().open('/sandbox/images/constructor/x.svg')).status).toBe(404);
    const hostile = await visitor().open(`/sandbox/images/avatar/${encodeURIComponent('<script> &x')}.svg`);
    expect(hostile.text).not.toContain('<script');
  });

  test('[ACC-03] a deleted channel is gone, and a stranger cannot delete it', async () => {
    const who = await as('partner');
    const { path } = await titled(who, 'Майстерня Олени');
    expect((await (await as('ambassador')).write('DELETE', path)).status).toBe(404);
    expect((await who.write('DELETE', path)).status).toBe(204);
    expect((await channelsOf(who)).map(({ title }) => title)).not.toContain('Майстерня Олени');
    // Sent again, as after an answer that was lost.
    expect((await who.write('DELETE', path)).status).toBe(204);
  });

  test('[ACC-04] a country is needed before a channel joins, and joining makes it pending', async () => {
    const who = await as('partner');
    const { path } = await titled(who, 'Tiny Workshop');
    expect(await who.write('POST', `${path}/join`, {})).toMatchObject(
      refusedAt('country', 'Choose a country first.'),
    );
    for (const country_code of ['XX', '', 'Ukraine']) {
      expect((await who.write('POST', `${path}/country`, { country_code })).status).toBe(422);
    }
    expect(await who.write('POST', `${path}/country`, { country_code: 'UA' })).toMatchObject({
      body: { channel: { country: 'UA' } },
    });
    expect(await who.write('POST', `${path}/join`, { location: 'home', product_id: 12 })).toMatchObject({
      status: 200,
      body: { channel: { status: 'pending', added_from_product: 12 } },
    });
  });

  test('[ACC-04] [CH-02] a refused country is told at its field', async () => {
    const who = await as('partner');
    const { path } = await titled(who, 'Border Workshop');
    expect(await who.write('POST', `${path}/country`, { country_code: 'UA' })).toMatchObject(
      refusedAt('country_code', 'Channels from this country cannot apply yet.'),
    );
  });

  test.each([
    ['Sawdust Archive', 'join_channel_rejected'],
    ['Lathe Lessons', 'join_channel_with_invalid_token'],
  ])('[ERR-10] %s is refused with the words of the catalogue', async (title, code) => {
    const who = await as('partner');
    const { path } = await titled(who, title);
    expect(await who.write('POST', `${path}/join`, {})).toMatchObject({
      status: 400,
      body: { code, message: expect.any(String) },
    });
  });

  test('[ACC-04] [G-19] a rejected channel may ask again only after its date', async () => {
    const who = await as('partner');
    const { path } = await titled(who, 'Old Cuts');
    expect(await who.write('POST', `${path}/join`, {})).toMatchObject({
      status: 409,
      body: { join_request_not_allowed_until: expect.any(String) },
    });
    await who.pass(25 * day);
    expect((await who.write('POST', `${path}/join`, {})).status).toBe(200);
  });

  test('[G-17] the clock takes a channel from pending to connected, with a contract', async () => {
    const who = await as('partner');
    const after = async (days: number) => {
      await who.pass(days * day);
      return titled(who, 'Olena Shorts');
    };
    expect((await after(0)).status).toBe('pending');
    expect((await after(1)).status).toBe('pending_channel_auto_invitation_dispatch');
    expect(await after(1)).toMatchObject({
      status: 'invitation_sent',
      invitation_expires_at: expect.stringMatching(/Z$/),
    });
    expect(await after(3)).toMatchObject({ status: 'connected', contract: { income_percent: 80 } });
  });

  test('[G-17] [NOTE-01] a channel that is invited, and then connected, tells its owner of each once', async () => {
    const who = await as('partner');
    const { platform_guid } = await titled(who, 'Olena Shorts');
    const isOfChannel = (url: string | null | undefined) => url?.endsWith(`=${platform_guid}`);
    const told = async (locale?: string) => {
      const lists = await who.read<Lists>('/api/notificationMessages', locale);
      const ofChannel = (all: readonly Notification[]) =>
        all.filter(({ url }) => isOfChannel(url)).map(({ summary }) => summary);
      return { open: ofChannel(lists.active_notifications), over: ofChannel(lists.archive_notifications) };
    };
    const letters = async () =>
      (await sandbox().control.mailbox.list('partner@my-air.test')).filter(({ link }) => isOfChannel(link));
    expect(await told()).toEqual({ open: [], over: [] });

    await who.pass(2 * day);
    const invited = 'Accept our invitation for Olena Shorts in YouTube Studio';
    expect(await told()).toEqual({ open: [invited], over: [] });
    await channelsOf(who);
    expect(await told()).toEqual({ open: [invited], over: [] });
    expect((await letters()).map(({ subject }) => subject)).toEqual([invited]);

    await who.pass(3 * day);
    expect(await told()).toEqual({ open: ['Olena Shorts has joined our network'], over: [invited] });
    expect((await told('uk')).open).toEqual(['«Olena Shorts» тепер у нашій мережі']);
    expect(await letters()).toHaveLength(2);
  });

  test('[G-17] [NOTE-01] a channel that is refused tells its owner', async () => {
    const who = await as('partner');
    const { path, platform_guid } = await titled(who, 'Pocket Planes');
    await who.pass(40 * day);
    expect((await who.write('POST', `${path}/join`, {})).status).toBe(200);
    await who.pass(day);
    const { active_notifications } = await who.read<Lists>('/api/notificationMessages');
    expect(active_notifications.find(({ url }) => url?.endsWith(platform_guid))).toMatchObject({
      summary: 'Pocket Planes was not accepted',
      description: null,
    });
  });

  test('[ACC-02] [CH-11] a profile is added by its name, once in the world', async () => {
    const who = await as('partner');
    const add = (visitor: Visitor, username: string, platform = 'instagram') =>
      visitor.write('POST', `/api/channels/${platform}/add`, { username });
    expect(await add(who, 'https://www.instagram.com/New.Name/')).toMatchObject({
      status: 200,
      body: { channel: { platform: 'instagram', username: 'new.name', platform_guid: 'new.name' } },
    });
    expect(await add(who, '@new.name')).toMatchObject({
      status: 409,
      body: { message: 'You have already added @new.name.' },
    });
    const other = await as('ambassador');
    expect(await add(other, 'new.name')).toMatchObject({
      status: 409,
      body: { message: '@new.name is already added to another account.' },
    });
    await who.write('DELETE', '/api/channels/instagram/new.name');
    expect((await add(other, 'new.name')).status).toBe(200);
    expect((await add(who, 'new.name', 'tiktok')).status).toBe(200);
    expect(await add(who, 'no such name')).toMatchObject(refusedAt('username'));
    expect((await add(who, '')).status).toBe(422);
    expect((await add(who, 'name', 'youtube')).status).toBe(404);
  });

  test('[ACC-05] [G-20] an audit is asked for, done and asked for again', async () => {
    const who = await as('partner');
    const { path } = await titled(who, 'Slow Timber');
    const ask = () => who.write('POST', `${path}/audit`);
    const after = async (days: number) => {
      await who.pass(days * day);
      return who.read<{
        audit: { completed_date: string; stats: { traffic_sources: { percent: number }[] } };
      }>(`${path}/audit`);
    };
    const expected = async () => (await titled(who, 'Slow Timber')).audit_expected_at;
    expect(await after(0)).toEqual({ audit: null });
    expect(await ask()).toMatchObject({ status: 200, body: { audit: { status: 'open', stats: null } } });
    expect((await ask()).status).toBe(409);
    expect(await expected()).toEqual(expect.any(String));
    expect(await after(0.99)).toMatchObject({ audit: { status: 'open' } });
    expect(await after(0.02)).toMatchObject({
      audit: { status: 'in_progress', chat_id: expect.any(Number) },
    });
    const done = await after(6);
    expect(done).toMatchObject({
      audit: {
        status: 'completed_recently',
        completed_date: expect.any(String),
        stats: { views: expect.any(Number), period: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
      },
    });
    expect(done.audit.stats.traffic_sources.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(await titled(who, 'Slow Timber')).toMatchObject({
      audit_expected_at: null,
      audit_completed_at: done.audit.completed_date,
    });
    expect(await after(7.1)).toMatchObject({ audit: { status: 'completed' } });
    expect((await ask()).status).toBe(409);
    await after(24);
    expect(await ask()).toMatchObject({ status: 200, body: { audit: { status: 'open' } } });
  });
});
