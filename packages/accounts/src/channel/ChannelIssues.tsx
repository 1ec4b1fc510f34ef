import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { issueTexts } from '@my-air/feature-kit/data';
import { Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface ChannelIssuesProps {
  /** The channel whose issues are listed. */
  channel: Channel;
}

/** The issues of a channel, in the server's words. */
export function ChannelIssues({ channel }: ChannelIssuesProps) {
  const { t } = useLingui();
  const issues = issueTexts(channel, t`Another issue. Contact support for details.`);
  // Most channels have none, and an empty heading would read like an issue.
  if (issues.length === 0) return null;

  return (
    <div>
      <Text size={14} weight="bold">
        <Trans>Issues to fix</Trans>
      </Text>
      <List>
        {issues.map((issue) => (
          <Text key={issue} as="li" size={14}>
            {issue}
          </Text>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-1) 0 0;
  padding-inline-start: var(--space-5);
`;
