import type { Statistics } from '@my-air/api-client/contract';
import type { ActionItem } from '@my-air/feature-kit';
import { buildChannel } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { sampleDays } from '../testing/sampleStatistics.ts';
import { newsOf, type News, type NewsFacts } from './newsOf.ts';

/** A Wednesday, in the middle of the day in Kyiv. */
const now = Date.parse('2026-12-16T10:00:00Z');
const calendar = { timeZone: 'Europe/Kyiv', holidays: [] };
const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString().slice(0, 10);

const item = (due?: string): ActionItem => ({
  id: `item-${due}`,
  title: 'Accept the terms',
  urgency: 1,
  ...(due && { due }),
  action: { label: 'Open', to: '/personal/agreements' },
});
const statistics = (values: Partial<Statistics> = {}): Statistics => ({ channels: [], ...values });
const earnings = { channels: [{ platform_guid: 'UC1', days: sampleDays }] };
const accepted = buildChannel({ status: 'connected', status_since: day(-1) });
const old = buildChannel({ status: 'connected', status_since: day(-30) });
const inReview = buildChannel({ status: 'moderation', status_since: day(-1), platform_guid: 'UC2' });
const soon = buildChannel({ status: 'pending', status_since: day(0), platform_guid: 'UC3' });

/** All that can be news on one day; each case takes the most important away. */
const all: Pick<NewsFacts, 'items' | 'channels'> & { statistics: Statistics } = {
  items: [item(), item(day(0))],
  channels: [old, accepted, inReview],
  statistics: statistics({
    ...earnings,
    last_payout: { amount_usd: 100, date: day(-1) },
    next_payout: { amount_usd: 248.2, date: day(5) },
    next_report: { date: day(30) },
  }),
};
const { last_payout: _, ...unpaid } = all.statistics;
const later = { ...unpaid, next_payout: { amount_usd: 248.2, date: day(9) } };
const earlier = { ...later, next_report: { date: day(12) } };

test.each<[string, Partial<NewsFacts>, Partial<News>]>([
  ['what needs the user today', all, { kind: 'due', due: day(0) }],
  ['and what is overdue', { ...all, items: [item(day(-2))] }, { kind: 'due', due: day(-2) }],
  ['a payout that was made', { ...all, items: [item(day(1))] }, { kind: 'paid', amount: 100 }],
  ['a payout on its way', { ...all, items: [], statistics: unpaid }, { kind: 'payout', amount: 248.2 }],
  ['a report that came', { ...all, items: [], statistics: later }, { kind: 'report', amount: 248.2 }],
  ['a channel that was accepted', { ...all, items: [], statistics: earlier }, { kind: 'accepted' }],
  [
    'the answer that is due first',
    { ...all, items: [], statistics: earlier, channels: [old, inReview, soon] },
    { kind: 'answer', channel: soon },
  ],
  [
    'the figure of the last days',
    { ...all, items: [], statistics: earlier, channels: [old] },
    { kind: 'earnings', total: expect.any(Number), change: expect.any(Number) },
  ],
  [
    'views where earnings are not known',
    {
      statistics: statistics({
        channels: [{ platform_guid: 'UC1', days: sampleDays.map((one) => ({ ...one, revenue_usd: null })) }],
      }),
    },
    { kind: 'views', total: expect.any(Number) },
  ],
])('[HOME-01] the news is %s', (_, facts, expected) => {
  expect(newsIn(facts)).toMatchObject(expected);
});

test.each<[string, Partial<NewsFacts>]>([
  ['nothing where nothing is known', {}],
  ['nothing where the server has no statistics', { statistics: null, channels: [old] }],
  [
    'nothing of a payout, a report and an acceptance of last week',
    {
      channels: [buildChannel({ status: 'connected', status_since: day(-7) })],
      statistics: statistics({ last_payout: { amount_usd: 100, date: day(-7) } }),
    },
  ],
  [
    'nothing of an answer that is overdue',
    { channels: [buildChannel({ status: 'pending', status_since: day(-9) })] },
  ],
  ['nothing of a date that is none', { items: [item('soon')] }],
])('[HOME-01] the news is %s', (_, facts) => {
  expect(newsIn(facts)).toBeUndefined();
});

const newsIn = (facts: Partial<NewsFacts>) =>
  newsOf({ items: [], channels: [], statistics: undefined, now, calendar, ...facts });
