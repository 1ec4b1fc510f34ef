import { Plural, Trans } from '@lingui/react/macro';
import { ShortList } from '@my-air/feature-kit/views';
import { Heading, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ReferralProgram } from '../contract.ts';

export interface SourceCountsProps {
  /** The places with their visits and registrations, in the order of the list. */
  sources: NonNullable<ReferralProgram['referral_link_sources']>;
}

/** The number of places that are listed at first. */
const mostShown = 8;

/** The visits and registrations from each place where the link was shared. */
export function SourceCounts({ sources }: SourceCountsProps) {
  return (
    <Stack gap={2}>
      <Heading level={3} size={14}>
        <Trans>Visits and registrations by place</Trans>
      </Heading>
      <ShortList items={sources} limit={mostShown}>
        {(shown) => (
          <List>
            {shown.map(({ source, hit_count, registration_count }) => (
              <Line key={source}>
                <Text as="span" size={14}>
                  <bdi>{source}</bdi>
                </Text>
                <Counts hit_count={hit_count} registration_count={registration_count} />
              </Line>
            ))}
          </List>
        )}
      </ShortList>
    </Stack>
  );
}

type Source = SourceCountsProps['sources'][number];

/** The visits and registrations of one place. */
export function Counts({ hit_count, registration_count }: Pick<Source, 'hit_count' | 'registration_count'>) {
  return (
    <Figures>
      <Text as="span" size={14} tone="muted" isNumeric>
        {typeof hit_count === 'number' ? <Plural value={hit_count} one="# visit" other="# visits" /> : '–'}
      </Text>
      {typeof registration_count === 'number' && (
        <Text as="span" size={14} tone="muted" isNumeric>
          <Plural value={registration_count} one="# registration" other="# registrations" />
        </Text>
      )}
    </Figures>
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

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);
  justify-content: flex-end;
  text-align: end;
`;
