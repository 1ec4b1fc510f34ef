import { Trans, useLingui } from '@lingui/react/macro';
import { changeOf, channelKey } from '@my-air/feature-kit/data';
import { port } from '@my-air/feature-kit';
import { PathLink } from '@my-air/feature-kit/views';
import { Avatar, Heading, Stack, Text, TextLink } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { RuledLine } from '../overview/RuledLine.ts';
import { homePorts } from '../ports.ts';
import { ChangeText } from './ChangeText.tsx';
import type { Month, MonthRow } from './monthOf.ts';
import { useReasons } from './useReasons.ts';

export interface ChangeListsProps extends Pick<Month, 'risen' | 'fallen'> {
  /** The level of the headings. */
  level: 2 | 3;
}

/** The channels whose views rose and fell most, each with the reason where it is known. Nothing where none did. */
export function ChangeLists({ risen, fallen, level }: ChangeListsProps) {
  if (risen.length + fallen.length === 0) return null;
  return (
    <Lists>
      <ChangeList
        title={<Trans>Views rose most</Trans>}
        none={<Trans>No channel has more views than in the 28 days before.</Trans>}
        rows={risen}
        level={level}
      />
      <ChangeList
        title={<Trans>Views fell most</Trans>}
        none={<Trans>No channel has fewer views than in the 28 days before.</Trans>}
        rows={fallen}
        level={level}
      />
    </Lists>
  );
}

interface ChangeListProps extends Pick<ChangeListsProps, 'level'> {
  title: ReactNode;
  /** The words where there is no channel. */
  none: ReactNode;
  rows: readonly MonthRow[];
}

function ChangeList({ title, none, rows, level }: ChangeListProps) {
  return (
    <Stack gap={3}>
      <Heading level={level}>{title}</Heading>
      {rows.length === 0 ? (
        <Text tone="muted" size={14}>
          {none}
        </Text>
      ) : (
        <List>
          {rows.map((row) => (
            <ChangeLine key={channelKey(row.channel)} row={row} />
          ))}
        </List>
      )}
    </Stack>
  );
}

function ChangeLine({ row: { channel, figures } }: { row: MonthRow }) {
  const { t } = useLingui();
  const change = changeOf(figures.views);
  const reasonsOf = useReasons();
  // A channel that rises does so in spite of them.
  const reasons = (change ?? 0) < 0 ? reasonsOf(channel) : [];
  const path = port(homePorts, 'linkToChannel')?.(channelKey(channel));
  const { title, thumbnail_image } = channel;

  return (
    <Line>
      <Avatar size={28} name={title} src={thumbnail_image} />
      <Words>
        {path ? (
          <TextLink isQuiet render={<PathLink to={path} />}>
            <bdi>{title}</bdi>
          </TextLink>
        ) : (
          <bdi>{title}</bdi>
        )}
        {reasons.length > 0 && (
          <Text tone="muted" size={14}>
            {reasons.join(' · ')}
          </Text>
        )}
      </Words>
      <ChangeText change={change} label={t`Views`} />
    </Line>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled(RuledLine)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
