import type { Channel, ChannelStatus } from '@my-air/api-client/contract';
import { dueAt, endOf, startOf, type BusinessCalendar, type DateValue, type TimeZone } from '@my-air/i18n';

import type { PortalContext } from '../../feature/PortalContext.ts';

/** The time that our team promises for its step with a channel, in business days. */
const promisedDays: Partial<Record<ChannelStatus, number>> = {
  pending: 1,
  moderation: 3,
  pending_channel_auto_invitation_dispatch: 1,
};

/** The time for which YouTube keeps an invitation open, in milliseconds. */
const invitationTime = 30 * 86_400_000;

/** The business days of our team as the signed-in user counts them. */
export function businessCalendarOf({
  session,
  config,
}: Pick<PortalContext, 'session' | 'config'>): BusinessCalendar {
  return { timeZone: session.getUser()?.preference?.ui_timezone, holidays: config.holidays };
}

/** The moment by which our team usually answers what was written to support at the start. */
export function supportDue(start: DateValue, calendar: BusinessCalendar): Date | undefined {
  return dueAt(start, { hours: 2 }, calendar);
}

/** The moment by which our analysts have done an audit that was requested at the start. */
export function auditDue(start: DateValue, calendar: BusinessCalendar): Date | undefined {
  return dueAt(start, { days: 10 }, calendar);
}

/**
 * The moment by which our team answers for a channel; undefined where the next step is not ours, or the server does not
 * say since when it is.
 */
export function answerDue(
  { status, status_since }: Pick<Channel, 'status' | 'status_since'>,
  calendar: BusinessCalendar,
): Date | undefined {
  const days = promisedDays[status as ChannelStatus];
  return days === undefined ? undefined : dueAt(status_since, { days }, calendar);
}

/**
 * The day or the moment until which the invitation of a channel can be accepted: as the server says, else counted from
 * the invitation. Undefined where none is open, or where neither is known.
 */
export function invitationEnd(
  { status, status_since, invitation_expires_at: end }: Channel,
  timeZone: TimeZone,
): string | undefined {
  if (status !== 'invitation_sent') return undefined;
  if (end && !Number.isNaN(endOf(end, timeZone))) return end;
  const last = startOf(status_since, timeZone) + invitationTime;
  // oxlint-disable-next-line my-air/date-of-text -- a number, which every browser reads alike
  return Number.isNaN(last) ? undefined : new Date(last).toISOString();
}
