import type { referralChannels } from '../database/schema.ts';
import { day } from './madeUpVisits.ts';

type Channel = Pick<typeof referralChannels.$inferSelect, 'partnerRevenue' | 'countedFrom' | 'endDate'>;

/** So many days bring as much again as a channel had brought when its counting began. */
const doubling = 200;

/** What a channel has brought by now, in dollars: more with each whole day while its share runs. */
export function earnedSince({ partnerRevenue, countedFrom, endDate }: Channel, now: Date): number {
  if (!countedFrom) return partnerRevenue;
  const until = endDate && endDate < now ? endDate : now;
  const days = Math.max(0, Math.floor((until.getTime() - countedFrom.getTime()) / day));
  return Math.round(partnerRevenue * (1 + days / doubling) * 100) / 100;
}
