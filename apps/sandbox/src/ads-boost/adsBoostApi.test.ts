import type { BoostChannel, BoostSettings, OwnSettings } from '@my-air/ads-boost/contract';
import type { AiVideo } from '@my-air/ai-metadata/contract';
import type { Suggestion } from '@my-air/ai-optimization/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { Visitor } from '#test/support/Visitor.ts';

const all = '/api/ads-boost/yt-channels/config';
const guid = 'UCmaisternia000000000000';
const one = `/api/ads-boost/yt-channels/${guid}/config`;

interface AllConfig {
  config: BoostSettings;
  version: number;
}
interface ChannelConfig {
  own: OwnSettings;
  inherited: BoostSettings;
  version: number;
}
const readAll = (who: Visitor) => who.read<AllConfig>(all);
const readOne = (who: Visitor) => who.read<ChannelConfig>(one);
const listed = async (who: Visitor) =>
  (await who.read<{ channels: BoostChannel[] }>('/api/ads-boost/yt-channels')).channels;

onEveryDatabase('ads boost', ({ as, visitor }) => {
  test('[ADS-01] [MX-05] what a channel does not set itself follows all channels; a reset brings it back', async () => {
    const who = await as('partner');
    const { config, version } = await readAll(who);
    const saved = await who.write('PUT', all, { config: { ...config, max_slots: 7, min_gap: 9 }, version });
    expect(saved).toMatchObject({ status: 200, body: { config: { max_slots: 7 }, version: version + 1 } });

    const before = await readOne(who);
    expect(before).toMatchObject({ own: {}, inherited: { max_slots: 7, min_gap: 9 } });
    await who.write('PUT', one, { own: { max_slots: 2 }, version: before.version });
    expect((await listed(who)).find(({ platform_guid }) => platform_guid === guid)?.own).toEqual({
      max_slots: 2,
    });

    const own = await readOne(who);
    await who.write('PUT', one, { own: {}, version: own.version });
    expect(await readOne(who)).toEqual({ ...before, version: own.version + 1 });
  });

  test('[MX-07] a write of an older version is refused with 409, and nothing of it is kept', async () => {
    const who = await as('partner');
    const { config, version } = await readAll(who);
    await who.write('PUT', all, { config: { ...config, min_gap: 9 }, version });
    const late = await who.write('PUT', all, { config: { ...config, enabled: false }, version });
    expect(late.status).toBe(409);
    expect(await readAll(who)).toMatchObject({
      config: { enabled: true, min_gap: 9 },
      version: version + 1,
    });
  });

  test('[ADS-01] values outside of the limits are refused', async () => {
    const who = await as('partner');
    const { config, version } = await readAll(who);
    for (const wrong of [{ min_video_minutes: 7 }, { max_slots: 0 }, { min_gap: 61 }, { enabled: 'yes' }]) {
      const answer = await who.write('PUT', all, { config: { ...config, ...wrong }, version });
      expect({ wrong, status: answer.status }).toEqual({ wrong, status: 422 });
    }
    expect(await readAll(who)).toEqual({ config, version });
  });

  test('[ADS-01] only the partner’s own channels can be read and set, and only with the capability', async () => {
    expect((await (await as('partner')).open('/api/ads-boost/yt-channels/UCnobody/config')).status).toBe(404);
    const without = await as('rejected');
    for (const path of ['/api/ads-boost/yt-channels', all, one]) {
      expect({ path, status: (await without.open(path)).status }).toEqual({ path, status: 403 });
    }
    expect((await without.write('PUT', one, { own: {}, version: 0 })).status).toBe(403);
    expect((await visitor().open(all)).status).toBe(401);
  });

  test('[MX-06] videos say how good their breaks are, the same each time, and new ones come with the clock', async () => {
    const who = await as('partner');
    const before = await listed(who);
    const qualities = before.flatMap(({ videos }) =>
      videos.flatMap(({ slot_quality }) => slot_quality ?? []),
    );
    const [first] = before;
    expect(new Set(qualities.map(({ quality }) => quality))).toEqual(new Set(['good', 'interruptive']));
    for (const { manual_slots, slot_quality } of first!.videos) {
      expect(slot_quality?.map(({ at }) => at)).toEqual(manual_slots);
    }
    expect(new Set(first!.videos.map((video) => video.duration_seconds)).size).toBeGreaterThan(12);
    expect((await listed(who))[0]).toEqual(first);
    await who.pass(86_400);
    const [later] = await listed(who);
    expect(later!.videos.map(({ id }) => id)).toEqual([
      expect.any(String),
      ...first!.videos.slice(0, -1).map(({ id }) => id),
    ]);
    expect(later!.videos[0]!.id).not.toBe(first!.videos[0]!.id);
  });

  test('[ADS-01] [AIO-01] [MX-06] the videos are those of the channel, and an accepted title is theirs at once', async () => {
    const who = await as('partner');
    const videos = async () =>
      (await listed(who)).find(({ platform_guid }) => platform_guid === guid)!.videos;
    const shown = await videos();
    const path = `/api/ai-metadata/channels/${guid}/videos/list`;
    const listedAgain = await who.write('POST', path, { platform_guids: shown.map(({ id }) => id) });
    const { yt_videos: same } = listedAgain.body as { yt_videos: AiVideo[] };
    const titles = new Map(same.map(({ platform_guid, title }) => [platform_guid, title]));
    expect(titles).toEqual(new Map(shown.map(({ id, title }) => [id, title])));

    const { suggestions } = await who.read<{ suggestions: Suggestion[] }>(
      `/api/ai-optimization/channels/${guid}/suggestions`,
    );
    const open = suggestions.find(({ field, status }) => field === 'title' && status === 'open')!;
    const accepted = await who.write('POST', `/api/ai-optimization/suggestions/${open.id}/accept`, {
      text: 'A title of today',
      replaces: open.current,
    });
    expect(accepted.status).toBe(200);
    expect((await videos()).find(({ id }) => id === open.video.id)?.title).toBe('A title of today');
  });
});
