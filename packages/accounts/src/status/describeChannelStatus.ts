import { msg } from '@lingui/core/macro';
import { type Channel, type ChannelStatus, channelStatuses } from '@my-air/api-client/contract';
import { invitationEnd, missesMinimum } from '@my-air/feature-kit/data';
import { endOf, type MessageDescriptor, type TimeZone } from '@my-air/i18n';

import { daysUntil, reapplyMoment } from './reapplyMoment.ts';
import { type StatusKind, statusTable, type StatusWords } from './statusTable.ts';

/** The one action for a channel now, or the reason why there is none. */
export type ChannelAction =
  /** Asks us to accept the channel, for the first time or again; one that is still too small would be refused. */
  | { kind: 'join'; label: MessageDescriptor; isTooSmall?: boolean }
  /** The same, before the day from which the channel may apply again. */
  | { kind: 'wait'; label: MessageDescriptor; until: string; days: number }
  /** Gives us access at the platform once more. */
  | { kind: 'reconnect'; label: MessageDescriptor }
  /** Leaves for the page where the invitation is accepted, until its last day where that is known. */
  | {
      kind: 'open-studio';
      label: MessageDescriptor;
      url: string;
      until?: string;
      days?: number;
      isOver?: boolean;
    }
  | { kind: 'none'; reason: MessageDescriptor };

/** A channel's status in words, and what comes next. */
export interface ChannelStatusDescription extends StatusWords {
  kind: StatusKind;
  action: ChannelAction;
}

/**
 * The status of a channel, who acts next and by when, and the one action. `now` is in epoch milliseconds, the time zone
 * the user's.
 */
export function describeChannelStatus(
  channel: Channel,
  now: number,
  timeZone: TimeZone,
): ChannelStatusDescription {
  const kind = statusKind(channel);
  return { kind, ...statusTable[kind], action: actionFor(kind, channel, now, timeZone) };
}

/** The row of the table that a channel belongs to. A lost access comes before anything but a refusal. */
export function statusKind({ status, is_access_revoked }: Channel): StatusKind {
  const name = status ?? 'connected';
  const kind = isKnown(name) ? name : 'unknown';
  const isRefused = kind === 'rejected' || kind === 'rejected_low_metrics';
  return is_access_revoked && !isRefused ? 'access_revoked' : kind;
}

function isKnown(status: string): status is ChannelStatus {
  return (channelStatuses as readonly string[]).includes(status);
}

function actionFor(kind: StatusKind, channel: Channel, now: number, timeZone: TimeZone): ChannelAction {
  switch (kind) {
    case 'not_connected':
      return join(msg`Apply`, channel, now, timeZone);
    case 'rejected':
    case 'rejected_low_metrics':
      return join(msg`Apply again`, channel, now, timeZone);
    case 'invitation_sent':
      return {
        kind: 'open-studio',
        label: msg`Open YouTube Studio`,
        url: studioUrl,
        ...deadline(channel, now, timeZone),
      };
    case 'access_revoked':
      return { kind: 'reconnect', label: msg`Reconnect` };
    case 'connected':
      return { kind: 'none', reason: msg`No action needed.` };
    case 'pending':
    case 'moderation':
    case 'pending_channel_auto_invitation_dispatch':
    case 'unknown':
      // The next step is not the creator's: whose it is and by when is the reason.
      return { kind: 'none', reason: statusTable[kind].next.text };
  }
}

/** The end of the time in which the invitation can be accepted, where it is known. */
function deadline(channel: Channel, now: number, timeZone: TimeZone) {
  const until = invitationEnd(channel, timeZone);
  const end = endOf(until, timeZone);
  return until === undefined ? {} : { until, days: daysUntil(end, now), isOver: end <= now };
}

function join(label: MessageDescriptor, channel: Channel, now: number, timeZone: TimeZone): ChannelAction {
  const { join_request_not_allowed_until: until } = channel;
  const moment = reapplyMoment(channel, timeZone);
  return until && moment > now
    ? { kind: 'wait', label, until, days: daysUntil(moment, now) }
    : { kind: 'join', label, ...(missesMinimum(channel) && { isTooSmall: true }) };
}

/** The page at which YouTube shows the invitations that wait for a channel's owner. */
const studioUrl = 'https://studio.youtube.com/';
