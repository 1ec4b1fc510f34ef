import { type Arbitrary, array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { BoostSettings, OwnSettings } from '../contract.ts';
import { buildBoostChannel, buildSettings, buildVideo } from '../testing/buildBoost.ts';
import { breaksOf } from './breaksOf.ts';
import { effectiveSettings } from './effectiveSettings.ts';
import { boostFields, changedFields, isSameValue } from './fields.ts';
import { mergeEdits } from './openEdit.ts';
import { withField } from './openEdit.ts';
import { previewChange, under } from './previewChange.ts';

const values = {
  enabled: boolean(),
  min_video_minutes: integer({ min: 8, max: 30 }),
  auto_slots: boolean(),
  max_slots: integer({ min: 1, max: 6 }),
  min_gap: integer({ min: 1, max: 12 }),
  excluded_video_ids: array(constantFrom('a', 'b', 'c')),
};
const someSettings: Arbitrary<BoostSettings> = record(values);
const someOwn = record(values, { requiredKeys: [] }) as Arbitrary<OwnSettings>;
const someVideos = array(
  record({ minutes: integer({ min: 1, max: 90 }), manual: array(integer({ min: -10, max: 6000 })) }),
  { maxLength: 5 },
).map((all) =>
  all.map(({ minutes, manual }, index) => buildVideo('abcde'[index]!, minutes, { manual_slots: manual })),
);

describe('[ADS-01] [MX-05] what applies to a channel', () => {
  test('is its own value of a field where it has one, and that of all channels otherwise', () => {
    assert(
      property(someSettings, someOwn, (all, own) => {
        const effective = effectiveSettings(all, own);
        for (const field of boostFields) {
          expect(effective[field]).toEqual(own[field] ?? all[field]);
        }
      }),
    );
  });

  test('is exactly that of all channels again once its own fields are reset', () => {
    assert(
      property(someSettings, someOwn, (all, own) => {
        const reset = { ...own };
        for (const field of boostFields) delete reset[field];
        expect(effectiveSettings(all, reset)).toEqual(all);
      }),
    );
  });

  test('follows all channels only in the fields that it does not set', () => {
    assert(
      property(someSettings, someSettings, someOwn, (before, after, own) => {
        const moved = changedFields(effectiveSettings(before, own), effectiveSettings(after, own));
        expect(moved.filter((field) => own[field] !== undefined)).toEqual([]);
      }),
    );
  });
});

describe('[ADS-01] [MX-06] breaks', () => {
  test('are within the video, as far apart as set, no more than set, and only in long videos', () => {
    assert(
      property(someSettings, someVideos, (settings, videos) => {
        for (const video of videos) {
          const breaks = breaksOf(video, settings);
          expect(breaks.length).toBeLessThanOrEqual(settings.max_slots);
          const isLong = video.duration_seconds >= settings.min_video_minutes * 60;
          expect(isLong || breaks.length === 0).toBe(true);
          expect(breaks.every((at) => at > 0 && at < video.duration_seconds)).toBe(true);
          const distances = breaks.slice(1).map((at, index) => at - breaks[index]!);
          // Rounded to whole seconds.
          expect(distances.every((distance) => distance >= settings.min_gap * 60 - 1)).toBe(true);
        }
      }),
    );
  });

  test.each([
    [7.99, 0],
    [8, 1],
    [12, 2],
    [60, 4],
  ])('a video of %d minutes has %d of them by the first settings', (minutes, count) => {
    expect(breaksOf(buildVideo('a', minutes), buildSettings())).toHaveLength(count);
  });

  test('the preview names exactly the videos whose breaks differ after saving', () => {
    assert(
      property(someSettings, someSettings, someOwn, someVideos, (before, after, own, videos) => {
        const channel = buildBoostChannel({ own, videos });
        const { changed, total } = previewChange([channel], under(before), under(after));
        const saved = videos.filter(
          (video) =>
            !isSameValue(
              breaksOf(video, effectiveSettings(before, own)),
              breaksOf(video, effectiveSettings(after, own)),
            ),
        );
        expect(changed.map(({ video }) => video.id)).toEqual(saved.map(({ id }) => id));
        expect(total).toBe(videos.length);
      }),
    );
  });
});

describe('[ADS-01] [MX-05] [MX-06] one channel', () => {
  test('the preview of its own settings names exactly the videos whose breaks differ after saving', () => {
    assert(
      property(someSettings, someOwn, someOwn, someVideos, (all, own, edited, videos) => {
        const preview = previewChange(
          [buildBoostChannel({ own, videos })],
          () => effectiveSettings(all, own),
          () => effectiveSettings(all, edited),
        );
        const saved = buildBoostChannel({ own: edited, videos });
        const result = videos.map((video) => breaksOf(video, under(all)(saved)));
        const promised = new Map(preview.changed.map(({ video, after }) => [video.id, after]));
        const before = videos.map((video) => breaksOf(video, effectiveSettings(all, own)));
        expect(videos.map(({ id }, place) => promised.get(id) ?? before[place])).toEqual(result);
      }),
    );
  });

  test('a reset brings back to the last break what it inherits, whatever it set before', () => {
    assert(
      property(someSettings, someOwn, someVideos, (all, own, videos) => {
        const fields = boostFields.filter((field) => own[field] !== undefined);
        const reset = fields.reduce<OwnSettings>((kept, field) => withField(kept, field, undefined), own);
        expect(reset).toEqual({});
        const channel = buildBoostChannel({ own: reset, videos });
        expect(videos.map((video) => breaksOf(video, under(all)(channel)))).toEqual(
          videos.map((video) => breaksOf(video, all)),
        );
      }),
    );
  });
});

describe('[ADS-01] [MX-07] two edits at once', () => {
  test('lose no field silently: each is ours, theirs, or asked about', () => {
    assert(
      property(someOwn, someOwn, someOwn, (base, ours, theirs) => {
        const { values: merged, conflicts } = mergeEdits(base, ours, theirs);
        const lost = boostFields.filter((field) => {
          const isOurs = !isSameValue(base[field], ours[field]);
          const isTheirs = !isSameValue(base[field], theirs[field]);
          const isKept =
            (!isOurs || isSameValue(merged[field], ours[field])) &&
            (!isTheirs || isSameValue(merged[field], theirs[field]));
          return !isKept && !conflicts.includes(field);
        });
        expect(lost).toEqual([]);
      }),
    );
  });

  test('ask about the same fields in either order', () => {
    assert(
      property(someOwn, someOwn, someOwn, (base, ours, theirs) => {
        const either = [mergeEdits(base, ours, theirs), mergeEdits(base, theirs, ours)];
        expect(either[0]?.conflicts).toEqual(either[1]?.conflicts);
      }),
    );
  });
});
