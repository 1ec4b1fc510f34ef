import { buildChannel } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { roadOf, type RoadFacts } from './roadOf.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const facts = (given: Partial<RoadFacts>): RoadFacts => ({
  channels: [],
  statistics: { channels: [] },
  now,
  calendar: { timeZone: 'UTC', holidays: [] },
  ...given,
});
const since = { status_since: '2026-11-27T09:00:00Z' };

test('[HOME-01] before the first YouTube channel, the first step is to add it', () => {
  expect(roadOf(facts({ channels: [buildChannel({ platform: 'tiktok' })] }))).toMatchObject({
    step: 'added',
    channel: undefined,
  });
});

test.each([
  ['not_connected', 'applied', {}],
  ['pending', 'review', { review: '2026-11-30T18:00:00.000Z' }],
  ['moderation', 'review', { review: '2026-12-02T18:00:00.000Z' }],
  ['pending_channel_auto_invitation_dispatch', 'review', { review: '2026-11-30T18:00:00.000Z' }],
  ['invitation_sent', 'accepted', { accepted: '2026-12-27' }],
  ['connected', 'report', {}],
])('[HOME-01] a channel that is %s is at the step %s', (status, step, dates) => {
  const channel = buildChannel({ status, ...since, invitation_expires_at: '2026-12-27' });
  expect(roadOf(facts({ channels: [channel] }))).toMatchObject({ step, dates, isRefused: false });
});

test('[HOME-01] an invitation whose last day is not told has the 30 days of YouTube', () => {
  const channel = buildChannel({ status: 'invitation_sent', ...since });
  expect(roadOf(facts({ channels: [channel] }))?.dates.accepted).toBe('2026-12-27T09:00:00.000Z');
});

test('[HOME-01] the channel that is furthest is followed, the others are named, and a refused one comes last', () => {
  const [refused, added, pending, connected] = ['rejected', 'not_connected', 'pending', 'connected'].map(
    (status) => buildChannel({ status, platform_guid: status, ...since }),
  );
  const road = roadOf(facts({ channels: [refused!, added!, connected!, pending!] }));
  expect(road?.channel).toBe(connected);
  expect(road?.others.map(({ channel }) => channel.platform_guid)).toEqual([
    'pending',
    'not_connected',
    'rejected',
  ]);
  expect(roadOf(facts({ channels: [refused!] }))).toMatchObject({ step: 'review', isRefused: true });
  const tooSmall = buildChannel({ status: 'rejected_low_metrics' });
  expect(roadOf(facts({ channels: [refused!, tooSmall] }))?.channel).toBe(tooSmall);
});

test('[HOME-01] the report comes first, then the payout, and with it the road ends', () => {
  const channels = [buildChannel({ status: 'connected', ...since })];
  const at = (statistics: object) => roadOf(facts({ channels, statistics: { channels: [], ...statistics } }));
  const payout = { amount_usd: 12.4, date: '2026-12-25' };
  expect(at({ next_report: { date: '2026-12-15' } })).toMatchObject({
    step: 'report',
    dates: { report: '2026-12-15' },
  });
  expect(at({ next_payout: payout })).toMatchObject({ step: 'payout', amount: 12.4 });
  expect(at({ last_payout: payout })).toMatchObject({ step: undefined, dates: { payout: '2026-12-25' } });
});

test('[HOME-01] a partner of long ago, and one of whom this is not known, has no road', () => {
  const old = buildChannel({ status: 'connected', status_since: '2025-11-27T09:00:00Z' });
  expect(roadOf(facts({ channels: [old] }))).toBeUndefined();
  expect(roadOf(facts({ channels: [buildChannel({ status: 'connected' })] }))).toBeUndefined();
  const young = buildChannel({ status: 'connected', ...since });
  expect(roadOf(facts({ channels: [young], statistics: null }))).toBeUndefined();
});
