import type { Channel } from '@my-air/api-client/contract';
import { foldText, type TimeZone } from '@my-air/i18n';

import { describeChannelStatus, statusKind } from '../status/describeChannelStatus.ts';
import type { ChannelSearch } from './ChannelSearch.ts';

interface Clock {
  /** In epoch milliseconds. */
  now: number;
  /** The user's. */
  timeZone: TimeZone;
}

/** Whether the next step with a channel is the user's. */
export function needsUser(channel: Channel, { now, timeZone }: Clock): boolean {
  const { action, next } = describeChannelStatus(channel, now, timeZone);
  return next.actor === 'you' && action.kind !== 'wait';
}

/** The channels that the search parameters ask for, in their order; `locale` is the language of the names. */
export function findChannels(
  channels: readonly Channel[],
  { q, needs, status, country, sort }: ChannelSearch,
  { locale, ...clock }: Clock & { locale: string },
): readonly Channel[] {
  const words = foldText(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = channels.filter((channel) => {
    const text = foldText(`${channel.title} ${channel.username ?? ''}`);
    return (
      words.every((word) => text.includes(word)) &&
      (needs === undefined || needsUser(channel, clock)) &&
      (status === undefined || statusKind(channel) === status) &&
      (country === undefined || channel.country?.toUpperCase() === country.toUpperCase())
    );
  });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  if (sort === 'name') return found.toSorted((a, b) => compare(a.title, b.title));
  if (sort === 'subscribers')
    return found.toSorted((a, b) => (b.subscriber_count ?? -1) - (a.subscriber_count ?? -1));
  return found.toSorted((a, b) => Number(needsUser(b, clock)) - Number(needsUser(a, clock)));
}
