import type { Channel, Statistics } from '@my-air/api-client/contract';
import type { ActionItem } from '@my-air/feature-kit';
import { answerDue } from '@my-air/feature-kit/data';
import { daysUntil, startOf, type BusinessCalendar } from '@my-air/i18n';

import { sumStatistics } from '../statistics/sumStatistics.ts';

/** The one thing that is news to a user today. */
export type News =
  | { kind: 'due'; item: ActionItem; due: string }
  | { kind: 'paid' | 'payout' | 'report'; amount: number; date: string }
  | { kind: 'accepted'; channel: Channel }
  | { kind: 'answer'; channel: Channel; due: Date }
  | { kind: 'earnings' | 'views'; total: number; change: number | undefined };

export interface NewsFacts {
  /** All that waits for the user. */
  items: readonly ActionItem[];
  channels: readonly Channel[];
  /** Null or undefined where the server has none. */
  statistics: Statistics | null | undefined;
  now: number;
  calendar: BusinessCalendar;
}

/** The days for which an event is news. */
const freshDays = 3;
/** A payout is news in the week before it. */
const payoutDays = 7;
/** Reports are monthly: with so many days until the next one, the last has just come. */
const monthlyDays = 27;

/** The most important news of today, undefined where there is none. */
export function newsOf({ items, channels, statistics, now, calendar }: NewsFacts): News | undefined {
  const days = (value: string | null | undefined) =>
    value ? daysUntil(value, now, calendar.timeZone ?? undefined) : undefined;
  const isAhead = (value: string | null | undefined, most: number) => {
    const count = days(value);
    return count !== undefined && count >= 0 && count <= most;
  };
  const isFresh = (value: string | null | undefined) => {
    const count = days(value);
    return count !== undefined && count <= 0 && count > -freshDays;
  };

  const dueToday = items.find(({ due }) => (days(due) ?? 1) <= 0);
  if (dueToday?.due) return { kind: 'due', item: dueToday, due: dueToday.due };

  const { last_payout: paid, next_payout: next, next_report: report } = statistics ?? {};
  if (paid && isFresh(paid.date)) return { kind: 'paid', amount: paid.amount_usd, date: paid.date };
  if (next && isAhead(next.date, payoutDays))
    return { kind: 'payout', amount: next.amount_usd, date: next.date };
  if (next && report && (days(report.date) ?? 0) >= monthlyDays)
    return { kind: 'report', amount: next.amount_usd, date: next.date };

  const accepted = channels.find(
    ({ platform, status, status_since }) =>
      platform === 'youtube' && status === 'connected' && isFresh(status_since),
  );
  if (accepted) return { kind: 'accepted', channel: accepted };

  const answers = channels.flatMap((channel) => {
    const due = answerDue(channel, calendar);
    return due && startOf(due, calendar.timeZone) > now ? [{ channel, due }] : [];
  });
  const [answer] = answers.toSorted((one, other) => one.due.getTime() - other.due.getTime());
  if (answer) return { kind: 'answer', ...answer };

  const { revenue, views } = sumStatistics({ channels: statistics?.channels ?? [] });
  if (revenue.total) return { kind: 'earnings', total: revenue.total, change: revenue.change };
  if (views.total) return { kind: 'views', total: views.total, change: views.change };
  return undefined;
}
