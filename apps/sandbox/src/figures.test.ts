import type { Audit } from '@my-air/accounts/contract';
import type { AiVideo, AiChannel } from '@my-air/ai-metadata/contract';
import type { Channel, Statistics, User } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const { sandbox, as } = testSandbox();

test('[USER-02] [NAV-25] home, statistics and the finance app have the same amounts, which add up to the total', async () => {
  const who = await as('partner');
  const { balance } = (await who.read<{ user: User }>('/api/user')).user;
  const dollars = (kind: string) => Number(balance?.[`${kind}_usd`]);
  expect(dollars('approved') + dollars('active') + dollars('royalty')).toBeCloseTo(dollars('total'), 2);

  const { text } = await who.open(`${sandbox().worldUrl}/finance/account`);
  expect(amountsOf(text)).toEqual([
    ['Available', dollars('approved')],
    ['Active funds', dollars('active')],
    ['Royalties', dollars('royalty')],
    ['Total', dollars('total')],
    ['Available in advance (not included in the total)', dollars('advance')],
  ]);

  const { next_payout: payout } = await who.read<Statistics>('/api/statistics');
  expect(payout?.amount_usd).toBe(dollars('approved'));
});

test('[ACC-05] [HOME-01] an audit has the views of the statistics of its days, and no more than all channels together', async () => {
  const who = await as('partner');
  const { channels } = await who.read<Statistics>('/api/statistics?days=60');
  const audits = await auditsOf(who);
  expect(audits.length).toBeGreaterThan(0);
  for (const { guid, stats } of audits) {
    const isIn = ({ date }: { date: string }) => date >= stats.period!.from && date <= stats.period!.to;
    const viewsOf = (days: Statistics['channels'][number]['days']) =>
      days.filter(isIn).reduce((sum, { views }) => sum + Number(views), 0);
    expect(stats.views).toBe(viewsOf(channels.find((one) => one.platform_guid === guid)!.days));
    expect(stats.views).toBeLessThanOrEqual(viewsOf(channels.flatMap(({ days }) => days)));
  }
});

test('[ACC-05] [AIM-06] an audit and the forecast of auto mode count the videos that AI translation lists', async () => {
  const who = await as('partner');
  const { channels } = await who.read<{ channels: AiChannel[] }>('/api/ai-metadata/channels');
  const audits = await auditsOf(who);
  const [guid] = channels
    .map((one) => one.platform_guid)
    .filter((id) => audits.some((one) => one.guid === id));
  const { period, ...stats } = audits.find((one) => one.guid === guid)!.stats;
  const videos = await videosOf(who, guid!);
  const inPeriod = videos.filter(({ published_at }) => {
    const date = published_at!.slice(0, 10);
    return date >= period!.from && date <= period!.to;
  });
  const shorts = inPeriod.filter(({ video_type }) => video_type === 'short');
  expect(stats.published_shorts).toBe(shorts.length);
  expect(stats.published_videos).toBe(inPeriod.length - shorts.length);

  const path = `/api/ai-metadata/channels/${guid}/localization-settings/pre-calculation`;
  const { body } = await who.write('POST', path, { translate_languages: ['en'] });
  const month = sandbox().control.clock.now().getTime() - 30 * 86_400_000;
  expect(body).toMatchObject({
    videos_per_month: videos.filter(({ published_at }) => new Date(published_at!).getTime() > month).length,
  });
});

/** The findings of the audits that are done. */
async function auditsOf(who: Visitor): Promise<{ guid: string; stats: NonNullable<Audit['stats']> }[]> {
  const { channels } = await who.read<{ channels: Channel[] }>('/api/channels');
  const audits = [];
  for (const { platform, platform_guid: guid } of channels) {
    if (platform !== 'youtube') continue;
    const { audit } = await who.read<{ audit: Audit | null }>(`/api/channels/youtube/${guid}/audit`);
    if (audit?.stats) audits.push({ guid, stats: audit.stats });
  }
  return audits;
}

/** All videos of a channel that AI translation lists. */
async function videosOf(who: Visitor, guid: string): Promise<AiVideo[]> {
  const videos: AiVideo[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { data, meta } = await who.read<{ data: AiVideo[]; meta: { total: number } }>(
      `/api/ai-metadata/channels/${guid}/videos?page=${page}`,
    );
    videos.push(...data);
    isLast = data.length === 0 || videos.length >= meta.total;
  }
  return videos;
}

/** The names and amounts of a page of the finance app. */
function amountsOf(page: string): [name: string, dollars: number][] {
  const lines = page.matchAll(/<dt>(.*?)<\/dt>\s*<dd>\$([\d,.]+)<\/dd>/gs);
  return [...lines].map(([, name = '', amount = '']) => [
    name
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    Number(amount.replaceAll(',', '')),
  ]);
}
