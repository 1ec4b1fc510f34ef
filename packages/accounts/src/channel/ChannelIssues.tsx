import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
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

/** Every issue once: its description, or `other` where none was sent, since the server's own words are for programs. */
export function issueTexts(
  { issues, issue_descriptions }: Pick<Channel, 'issues' | 'issue_descriptions'>,
  other: string,
): readonly string[] {
  const descriptions = issue_descriptions ?? [];
  const described = (issues ?? []).map((_, index) => descriptions[index] || other);
  const texts = [...described, ...descriptions.slice(described.length)];
  return [...new Set(texts.filter((text) => text.trim() !== ''))];
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-1) 0 0;
  padding-inline-start: var(--space-5);
`;
