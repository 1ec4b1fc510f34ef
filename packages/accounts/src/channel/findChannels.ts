import type { Channel } from '@my-air/api-client/contract';
import { foldText } from '@my-air/i18n';

import { describeChannelStatus, statusKind } from '../status/describeChannelStatus.ts';
import type { ChannelSearch } from './ChannelSearch.ts';

/** Whether the next step with a channel is the user's. */
export function needsUser(channel: Channel, now: number): boolean {
  const { action, next } = describeChannelStatus(channel, now);
  return next.actor === 'you' && action.kind !== 'wait';
}

/** The channels that the search parameters ask for, in their order; `locale` is the language of the names. */
export function findChannels(
  channels: readonly Channel[],
  { q, needs, status, country, sort }: ChannelSearch,
  { now, locale }: { now: number; locale: string },
): readonly Channel[] {
  const words = foldText(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = channels.filter((channel) => {
    const text = foldText(`${channel.title} ${channel.username ?? ''}`);
    return (
      words.every((word) => text.includes(word)) &&
      (needs === undefined || needsUser(channel, now)) &&
      (status === undefined || statusKind(channel) === status) &&
      (country === undefined || channel.country?.toUpperCase() === country.toUpperCase())
    );
  });
  const { compare } = new Intl.Collator(locale);
  if (sort === 'name') return found.toSorted((a, b) => compare(a.title, b.title));
  if (sort === 'subscribers')
    return found.toSorted((a, b) => (b.subscriber_count ?? -1) - (a.subscriber_count ?? -1));
  return found.toSorted((a, b) => Number(needsUser(b, now)) - Number(needsUser(a, now)));
}
