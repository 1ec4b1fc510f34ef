import type { StatisticsDay } from '@my-air/api-client/contract';
import { createHash } from 'node:crypto';

import type { ChannelRow } from '../database/schema.ts';

const dayLength = 86_400_000;

/** The values that the figures of a channel are computed from. */
export type StatisticsChannel = Pick<ChannelRow, 'platformGuid' | 'subscriberCount'>;

/** Whether a channel earns: it is connected, and we have access to it. */
export const isCounted = ({
  platform,
  status,
  isAccessRevoked,
}: Pick<ChannelRow, 'platform' | 'status' | 'isAccessRevoked'>) =>
  platform === 'youtube' && status === 'connected' && !isAccessRevoked;

/** The last days of a channel that are over at a moment, the latest last. */
export function daysBefore(channel: StatisticsChannel, moment: Date, count: number): StatisticsDay[] {
  const today = Math.floor(moment.getTime() / dayLength);
  return Array.from({ length: count }, (_, place) => dayOf(channel, today - count + place, today));
}

/** A day by its number since 1970: growth, a week with a strong end, now and then a video that many watch. */
function dayOf(
  { platformGuid, subscriberCount }: StatisticsChannel,
  day: number,
  today: number,
): StatisticsDay {
  const audience = Math.max(50, subscriberCount ?? 0);
  const character = chance(platformGuid);
  const growth = 1 + ((day % 365) / 365) * (0.1 + character * 0.4);
  // Day 2 since 1970 was a Saturday.
  const week = 1 + 0.18 * Math.cos((2 * Math.PI * (day - 2)) / 7);
  const peak =
    chance(`${platformGuid} peak ${Math.floor(day / 9)}`) > 0.7 ? 1 + Math.exp(-(day % 9) / 2.5) : 1;
  const noise = 0.9 + chance(`${platformGuid} ${day}`) * 0.2;
  const views = Math.round(audience * (0.03 + character * 0.05) * growth * week * peak * noise);
  const gained = audience * (0.0004 + character * 0.0008);
  return {
    date: new Date(day * dayLength).toISOString().slice(0, 10),
    views,
    subscribers: Math.max(0, Math.round(audience - gained * (today - 1 - day))),
    revenue_usd: Math.round(views * (0.8 + character * 2.4) * noise) / 1000,
  };
}

/** A number from 0 to 1, the same for the same name. */
const chance = (name: string) => createHash('sha256').update(name).digest().readUInt16BE(0) / 65_536;
