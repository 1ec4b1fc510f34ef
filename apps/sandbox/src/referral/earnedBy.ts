import type { referralChannels } from '../database/schema.ts';
import { day } from './madeUpVisits.ts';

type Channel = Pick<
  typeof referralChannels.$inferSelect,
  'partnerRevenue' | 'countedFrom' | 'startDate' | 'endDate'
>;

/** The number of days in which a channel earns as much again as it had when its counting began. */
const doubling = 200;

/**
 * The revenue of a channel up to a moment, in dollars: evenly from its start to what it had brought when its
 * counting began, and from there on more with each whole day while its share runs.
 */
export function earnedBy({ partnerRevenue, countedFrom, startDate, endDate }: Channel, moment: Date): number {
  const until = endDate && endDate < moment ? endDate : moment;
  const counted = countedFrom ?? moment;
  if (until >= counted) {
    return inCents(partnerRevenue * (1 + daysBetween(counted, until) / doubling));
  }
  const whole = daysBetween(startDate, endDate && endDate < counted ? endDate : counted);
  return whole === 0 ? partnerRevenue : inCents((partnerRevenue * daysBetween(startDate, until)) / whole);
}

/** Each month is paid when it is over: when the last one that has been paid ended. */
export const paidUntil = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

const daysBetween = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / day));

const inCents = (dollars: number) => Math.round(dollars * 100) / 100;
