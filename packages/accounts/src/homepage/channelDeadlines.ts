import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import {
  answerDue,
  businessCalendarOf,
  channelKey,
  channelsQuery,
  invitationEnd,
} from '@my-air/feature-kit/data';
import type { Deadline, IncludesChannel, PortalContext } from '@my-air/feature-kit';
import type { BusinessCalendar } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

import { statusKind } from '../status/describeChannelStatus.ts';
import { sayIn, type Say } from '../words/say.ts';

/** The dates of channels: our answers, the ends of invitations, expected audits, and when a refused channel may apply again. */
export const channelDeadlines = (portal: PortalContext, includes: IncludesChannel = () => true) =>
  queryOptions({
    ...channelsQuery(portal.api),
    select: (channels): readonly Deadline[] => {
      const byDay = new Map<string, ChannelDate[]>();
      const calendar = businessCalendarOf(portal);
      for (const date of channels.filter(includes).flatMap((channel) => datesOf(channel, calendar))) {
        const id = `${date.kind}-${date.at.slice(0, 10)}`;
        byDay.set(id, [...(byDay.get(id) ?? []), date]);
      }
      return [...byDay].map(([id, dates]) => deadlineOf(id, dates, sayIn(portal)));
    },
  });

interface ChannelDate {
  kind: 'answer' | 'invitation' | 'reapply' | 'audit';
  at: string;
  channel: Channel;
}

function datesOf(channel: Channel, calendar: BusinessCalendar): readonly ChannelDate[] {
  const status = statusKind(channel);
  const isRefused = status === 'rejected' || status === 'rejected_low_metrics';
  const dated = (kind: ChannelDate['kind'], at: string | null | undefined): readonly ChannelDate[] =>
    at ? [{ kind, at, channel }] : [];
  const due = status === 'access_revoked' ? undefined : answerDue(channel, calendar);
  return [
    ...dated('answer', due?.toISOString()),
    ...(status === 'invitation_sent' ? dated('invitation', invitationEnd(channel, calendar.timeZone)) : []),
    ...(isRefused ? dated('reapply', channel.join_request_not_allowed_until) : []),
    ...dated('audit', channel.audit_expected_at),
  ];
}

/** One deadline for all channels to which the same happens on the same day. */
function deadlineOf(id: string, dates: readonly ChannelDate[], say: Say): Deadline {
  const [first] = dates as [ChannelDate];
  const { title, platform, platform_guid } = first.channel;
  const { kind, at } = first;
  if (dates.length === 1) {
    const words = {
      answer: msg`Our answer about ${title}`,
      invitation: msg`Invitation for ${title} expires`,
      reapply: msg`${title} can apply again`,
      audit: msg`Audit of ${title} is expected`,
    };
    return {
      id: `${kind}-${platform}-${platform_guid}`,
      title: say(words[kind]),
      at,
      to: `/accounts/youtube?channel=${encodeURIComponent(channelKey(first.channel))}`,
    };
  }
  const words = {
    answer: msg`${plural(dates.length, { one: 'Our answer about # channel', other: 'Our answers about # channels' })}`,
    invitation: msg`${plural(dates.length, { one: 'Invitation for # channel expires', other: 'Invitations for # channels expire' })}`,
    reapply: msg`${plural(dates.length, { one: '# channel can apply again', other: '# channels can apply again' })}`,
    audit: msg`${plural(dates.length, { one: 'Audit of # channel is expected', other: 'Audits of # channels are expected' })}`,
  };
  return {
    id,
    title: say(words[kind]),
    detail: dates.map(({ channel }) => channel.title).join(', '),
    at: dates.map((one) => one.at).toSorted()[0] ?? at,
    to: '/accounts/youtube',
  };
}
