import { msg } from '@lingui/core/macro';
import type { Format, MessageDescriptor } from '@my-air/i18n';

import type { ChannelStatusDescription } from './describeChannelStatus.ts';

/** The next step of our team for a channel in words; `due` is the moment by which it is promised, where that is known. */
export function ourNextText(
  { next }: Pick<ChannelStatusDescription, 'next'>,
  due: Date | undefined,
  { now, format }: { now: number; format: Format },
): MessageDescriptor {
  if (due === undefined || !next.textBy) return next.text;
  const date = format.deadline(due, now);
  return due.getTime() > now
    ? next.textBy(date)
    : msg`Our answer was due by ${date}. Ask us if it does not come today.`;
}
