import { msg, plural } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { answerDue, businessCalendarOf, issueTexts } from '@my-air/feature-kit/data';
import type { Format, MessageDescriptor } from '@my-air/i18n';

import type { ChannelStatusDescription } from './describeChannelStatus.ts';
import { ourNextText } from './ourNextText.ts';

/** The next step for a channel in a few words, of the user or of our team. */
export function nextStepText(
  { channel, described }: { channel: Channel; described: ChannelStatusDescription },
  portal: PortalContext,
  format: Format,
): MessageDescriptor {
  const { action } = described;
  const issues = action.kind === 'none' ? issueTexts(channel, 'other').length : 0;
  if (issues > 0) return msg`${plural(issues, { one: '# issue to fix', other: '# issues to fix' })}`;
  if (action.kind === 'wait') {
    const date = format.shortDate(action.until);
    return msg`You can apply again on ${date}`;
  }
  const due = answerDue(channel, businessCalendarOf(portal));
  return ourNextText(described, due, { now: Date.now(), format });
}
