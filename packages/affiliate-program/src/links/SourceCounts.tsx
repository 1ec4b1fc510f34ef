import { Plural, Trans } from '@lingui/react/macro';
import { Heading, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ReferralProgram } from '../contract.ts';

export interface SourceCountsProps {
  sources: NonNullable<ReferralProgram['referral_link_sources']>;
}

/** So many places are listed. */
const mostShown = 8;

/** How many visits came from each place where the link was shared. */
export function SourceCounts({ sources }: SourceCountsProps) {
  return (
    <Stack gap={2}>
      <Heading level={3} size={14}>
        <Trans>Visits by place</Trans>
      </Heading>
      <List>
        {sources.slice(0, mostShown).map(({ source, hit_count }) => (
          <Line key={source}>
            <Text as="span" size={14}>
              <bdi>{source}</bdi>
            </Text>
            <Text as="span" size={14} tone="muted" isNumeric>
              {typeof hit_count === 'number' ? (
                <Plural value={hit_count} one="# visit" other="# visits" />
              ) : (
                '–'
              )}
            </Text>
          </Line>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  padding-block: var(--space-1);
  overflow-wrap: anywhere;
`;
