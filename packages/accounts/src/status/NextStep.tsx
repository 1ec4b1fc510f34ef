import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { answerDue, businessCalendarOf, issueTexts } from '@my-air/feature-kit/data';
import { SupportButton } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Stack, Text, useNow } from '@my-air/ui-kit';

import type { ChannelStatusDescription } from './describeChannelStatus.ts';
import { ourNextText } from './ourNextText.ts';

export interface NextStepProps {
  /** The channel, whose issues come before waiting. */
  channel: Channel;
  /** Its status in words. */
  described: ChannelStatusDescription;
}

/** The creator's next step, with its last day where it has one; without an action, the reason for that. */
export function NextStep({ channel, described }: NextStepProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { action, next } = described;

  const issues = action.kind === 'none' ? issueTexts(channel, 'other').length : 0;
  if (issues > 0) {
    return (
      <Text size={14} tone="warning">
        {t`${plural(issues, { one: '# issue to fix', other: '# issues to fix' })}`}
      </Text>
    );
  }
  if (action.kind === 'none') return <OurStep channel={channel} described={described} />;
  if (action.kind === 'open-studio' && action.isOver)
    return <OldInvitation channel={channel} until={action.until} />;
  if (action.kind !== 'open-studio' || !action.until) {
    return (
      <Text size={14} tone="muted">
        {t(next.text)}
      </Text>
    );
  }
  const date = format.shortDate(action.until);
  return (
    <Text size={14} tone="muted" title={format.date(action.until)}>
      <Trans>
        Accept the invitation by {date} (
        <Plural value={action.days ?? 0} one="# day left" other="# days left" />)
      </Trans>
    </Text>
  );
}

/** An invitation whose last day has passed: YouTube may show it no more, and the way to a new one. */
function OldInvitation({ channel: { title }, until }: { channel: Channel; until: string | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const date = format.shortDate(until);

  return (
    <Stack gap={2} align="start">
      <Text size={14} tone="muted" title={format.date(until)}>
        <Trans>The invitation expired on {date}. If YouTube does not show it, ask us for a new one.</Trans>
      </Text>
      <SupportButton summary={t`A new invitation for ${title}`} />
    </Stack>
  );
}

/** The next step of our team, with its date where it is known; after that date, the way to ask. */
function OurStep({ channel, described }: NextStepProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const format = useFormat();
  const due = answerDue(channel, businessCalendarOf(portal));
  const now = useNow({ awaited: due });
  const { title } = channel;

  return (
    <Stack gap={2} align="start">
      <Text size={14} tone="muted">
        {t(ourNextText(described, due, { now, format }))}
      </Text>
      {due && due.getTime() <= now && <SupportButton summary={t`When will you answer about ${title}?`} />}
    </Stack>
  );
}
