import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';

import { issueTexts } from '../channel/ChannelIssues.tsx';
import type { ChannelStatusDescription } from './describeChannelStatus.ts';

export interface NextStepProps {
  /** The channel, whose issues come before waiting. */
  channel: Channel;
  /** Its status in words. */
  described: ChannelStatusDescription;
}

/** The creator's next step, with its last day where it has one; without an action, the reason for that. */
export function NextStep({ channel, described: { action, next } }: NextStepProps) {
  const { t } = useLingui();
  const format = useFormat();

  if (action.kind === 'none') {
    const issues = issueTexts(channel, 'other').length;
    return (
      <Text size={14} tone={issues > 0 ? 'warning' : 'muted'}>
        {issues > 0
          ? t`${plural(issues, { one: '# issue to fix', other: '# issues to fix' })}`
          : t(action.reason)}
      </Text>
    );
  }
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
