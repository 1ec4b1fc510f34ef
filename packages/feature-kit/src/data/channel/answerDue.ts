import type { Channel, ChannelStatus } from '@my-air/api-client/contract';
import { dueAt, type BusinessCalendar, type DateValue } from '@my-air/i18n';

import type { PortalContext } from '../../feature/PortalContext.ts';

/** The time that our team promises for its step with a channel, in business days. */
const promisedDays: Partial<Record<ChannelStatus, number>> = {
  pending: 1,
  moderation: 3,
  pending_channel_auto_invitation_dispatch: 1,
};

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
