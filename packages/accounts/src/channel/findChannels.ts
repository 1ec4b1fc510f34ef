import type { Channel } from '@my-air/api-client/contract';
import { foldText, type TimeZone } from '@my-air/i18n';

import { issueTexts } from './ChannelIssues.tsx';
import { describeChannelStatus, statusKind } from '../status/describeChannelStatus.ts';
import type { ChannelSearch } from './ChannelSearch.ts';

interface Clock {
  /** In epoch milliseconds. */
  now: number;
  /** The user's. */
  timeZone: TimeZone;
}

/** Whether the user can do something for a channel today that brings it on. */
export function needsUser(channel: Channel, { now, timeZone }: Clock): boolean {
  const { action, kind } = describeChannelStatus(channel, now, timeZone);
  switch (action.kind) {
    case 'reconnect':
    case 'open-studio':
      return true;
    case 'join':
      return !action.isTooSmall;
    case 'wait':
    case 'none':
      return kind === 'connected' && issueTexts(channel, 'other').length > 0;
  }
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
