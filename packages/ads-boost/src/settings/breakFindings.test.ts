import { array, assert, boolean, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';

import { buildBoostChannel, buildSettings, buildVideo } from '../testing/buildBoost.ts';
import { breakFindings } from './breakFindings.ts';
import { breaksOf } from './breaksOf.ts';
import { under } from './previewChange.ts';
import { qualityRows } from './qualityRows.ts';

const manual = buildSettings({ auto_slots: false, max_slots: 2, min_gap: 4 });
const kinds = (places: number[], settings = manual) =>
  breakFindings(buildVideo('a', 20, { manual_slots: places }), settings).map(({ kind }) => kind);

test.each([
  ['all are used', [300, 700], []],
  ['one follows too soon', [300, 301, 700], ['too-close']],
  ['there are more than allowed', [300, 600, 900], ['over-limit']],
  ['one is outside of the video', [-1, 300, 1200], ['outside', 'outside']],
  ['none is placed', [], ['none-placed']],
])('[MX-06] breaks that a creator placed: %s', (_case, places, expected) => {
  expect(kinds(places)).toEqual(expected);
});

test('[MX-06] a video that is too short, or has breaks switched off, has nothing to improve', () => {
  expect(breakFindings(buildVideo('a', 7), manual)).toEqual([]);
  expect(kinds([], buildSettings({ auto_slots: false, enabled: false }))).toEqual([]);
});

test('[MX-06] a video that was left out says so, and automatic breaks say when the distance leaves no room', () => {
  expect(kinds([300], { ...manual, excluded_video_ids: ['a'] })).toEqual(['opted-out']);
  expect(kinds([], buildSettings({ min_gap: 15 }))).toEqual(['no-room']);
});

test('[MX-06] what YouTube says of a break counts only for breaks that are used', () => {
  const slot_quality = [300, 301, 700].map((at) => ({ at, quality: at === 700 ? 'good' : 'interruptive' }));
  const video = buildVideo('a', 20, { manual_slots: [300, 301, 700], slot_quality });
  expect(breakFindings(video, manual)).toEqual([
    { kind: 'interruptive', at: 300 },
    { kind: 'too-close', at: 301 },
  ]);
  const unknown = buildVideo('a', 20, { manual_slots: [300], slot_quality: [{ at: 300, quality: 'later' }] });
  expect(breakFindings(unknown, manual)).toEqual([]);
});

test('[MX-06] every break that a creator placed is used, or a finding says why not', () => {
  const some = record({
    minutes: integer({ min: 8, max: 60 }),
    places: array(integer({ min: -5, max: 3700 })),
    most: integer({ min: 1, max: 5 }),
    gap: integer({ min: 1, max: 10 }),
    isLeftOut: boolean(),
  });
  assert(
    property(some, ({ minutes, places, most, gap, isLeftOut }) => {
      const settings = buildSettings({
        auto_slots: false,
        max_slots: most,
        min_gap: gap,
        excluded_video_ids: isLeftOut ? ['a'] : [],
      });
      const video = buildVideo('a', minutes, { manual_slots: places });
      const used = breaksOf(video, settings);
      const findings = breakFindings(video, settings);
      const told = new Set(findings.map((finding) => ('at' in finding ? finding.at : undefined)));
      const silent = places.filter((at) => !used.includes(at) && !told.has(at));
      expect(isLeftOut ? findings : silent).toEqual(isLeftOut ? [{ kind: 'opted-out' }] : []);
    }),
  );
});

test('[MX-06] a channel’s own settings decide what is said of its videos', () => {
  const video = buildVideo('a', 20);
  const channels = [
    buildBoostChannel({ videos: [video] }),
    buildBoostChannel({ videos: [video], own: { excluded_video_ids: ['a'] } }),
  ];
  const rows = qualityRows(channels, under(buildSettings()));
  expect(rows).toMatchObject([{ isOptedOut: true, hasOwnList: true, findings: [{ kind: 'opted-out' }] }]);
});
