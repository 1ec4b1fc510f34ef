import type { Channel } from '@my-air/api-client/contract';
import { channelKey, changeOf, type ChannelFigures, issueTexts } from '@my-air/feature-kit/data';
import { endOf, findByText, languageTag, type Locale, type TimeZone } from '@my-air/i18n';

import { describeChannelStatus, type ChannelStatusDescription } from '../status/describeChannelStatus.ts';
import { firstDirection, statusKinds, type ChannelSearch, type SortKey } from './ChannelSearch.ts';

interface Clock {
  /** In epoch milliseconds. */
  now: number;
  /** The user's. */
  timeZone: TimeZone;
}

/** A channel with what it is found, sorted and drawn by. */
export interface ChannelRow {
  channel: Channel;
  described: ChannelStatusDescription;
  needsUser: boolean;
  /** Undefined where nothing is known of it. */
  figures: ChannelFigures | undefined;
  /** The end of its audit, past or expected, in epoch milliseconds; NaN without one. */
  auditEnd: number;
}

/** Describes channels once for all that is asked of them. */
export function describeRows(
  channels: readonly Channel[],
  clock: Clock,
  figures: ReadonlyMap<string, ChannelFigures> | undefined,
): readonly ChannelRow[] {
  return channels.map((channel) => {
    const described = describeChannelStatus(channel, clock.now, clock.timeZone);
    return {
      channel,
      described,
      needsUser: needsStep(channel, described),
      figures: figures?.get(channelKey(channel)),
      auditEnd: endOf(channel.audit_expected_at ?? channel.audit_completed_at, clock.timeZone),
    };
  });
}

/** Whether the user can do something for a channel today that brings it on. */
export function needsUser(channel: Channel, { now, timeZone }: Clock): boolean {
  return needsStep(channel, describeChannelStatus(channel, now, timeZone));
}

function needsStep(channel: Channel, { action, kind }: ChannelStatusDescription): boolean {
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

/** The text that a channel is searched in. */
export const nameAndHandle = ({ title, username }: Channel) => `${title} ${username ?? ''}`;

/** The search parameters that channels are found and sorted by. */
export type ChannelFilter = Pick<Partial<ChannelSearch>, 'q' | 'needs' | 'status' | 'country' | 'sort'>;

/** The channels that the search parameters ask for, in the order of the rows. */
export function matchRows(
  rows: readonly ChannelRow[],
  { q, needs, status, country }: ChannelFilter,
  locale: Locale,
): readonly ChannelRow[] {
  const matching = rows.filter(
    (row) =>
      (needs === undefined || isNeeded[needs](row)) &&
      (status === undefined || row.described.kind === status) &&
      (country === undefined || row.channel.country?.toUpperCase() === country.toUpperCase()),
  );
  return findByText(matching, ({ channel }) => nameAndHandle(channel), q ?? '', locale);
}

const isNeeded: Readonly<Record<NonNullable<ChannelFilter['needs']>, (row: ChannelRow) => boolean>> = {
  me: (row) => row.needsUser,
  access: ({ described }) => described.kind === 'access_revoked',
  apply: ({ described: { action } }) =>
    action.kind === 'join' ? !action.isTooSmall : action.kind === 'wait' && action.days <= 7,
  falling: ({ figures }) => figures !== undefined && (changeOf(figures.views) ?? 0) < -0.1,
};

/** The channels that the search parameters ask for, in their order; `locale` is the language of the names. */
export function findChannels(
  rows: readonly ChannelRow[],
  filter: ChannelFilter,
  locale: Locale,
): readonly ChannelRow[] {
  const found = matchRows(rows, filter, locale);
  if (filter.sort === undefined) return found.toSorted((a, b) => Number(b.needsUser) - Number(a.needsUser));
  return sortRows(found, splitSort(filter.sort), locale);
}

/** The column and the direction of an order in the address. */
export function splitSort(sort: NonNullable<ChannelSearch['sort']>) {
  const [key, reversed] = sort.split('.') as [SortKey, string | undefined];
  const [first, other] =
    firstDirection(key) === 'ascending'
      ? (['ascending', 'descending'] as const)
      : (['descending', 'ascending'] as const);
  return { key, direction: reversed ? other : first };
}

/** Sorted, with those of which nothing is known last, whatever the direction. */
function sortRows(
  rows: readonly ChannelRow[],
  { key, direction }: ReturnType<typeof splitSort>,
  locale: Locale,
): readonly ChannelRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
  if (key === 'name') return rows.toSorted((a, b) => sign * compare(a.channel.title, b.channel.title));
  const numbers = new Map(rows.map((row) => [row, numberOf(row, key) ?? Number.NaN]));
  return rows.toSorted((one, other) => {
    const [a, b] = [numbers.get(one)!, numbers.get(other)!];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
    return sign * (a - b);
  });
}

/** The order of next steps: first those of the user. */
const actionOrder = ['reconnect', 'open-studio', 'join', 'none', 'wait'] as const;

function numberOf(
  { channel, described, needsUser: isNeeding, figures, auditEnd }: ChannelRow,
  key: Exclude<SortKey, 'name'>,
): number | null | undefined {
  switch (key) {
    case 'status':
      return statusKinds.indexOf(described.kind);
    case 'subscribers':
      return channel.subscriber_count;
    case 'views':
      return figures?.views.now;
    case 'change':
      return figures && changeOf(figures.views);
    case 'earnings':
      return figures?.earnings.now;
    case 'share':
      return channel.contract?.income_percent;
    case 'audit':
      return auditEnd;
    case 'step':
      return (isNeeding ? 0 : actionOrder.length) + actionOrder.indexOf(described.action.kind);
  }
}
