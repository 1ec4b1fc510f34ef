import { isCalendarDay, useFormat } from '@my-air/i18n';
import { ItemBoundary, PathLink } from '@my-air/feature-kit/views';
import { Text, TextLink } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { RuledLine } from '../overview/RuledLine.ts';
import type { DatedDeadline } from './listDeadlines.ts';

/** Deadlines below each other: when, what, and the link to its screen. */
export function DeadlineList({ deadlines, label }: { deadlines: readonly DatedDeadline[]; label: string }) {
  return (
    <List aria-label={label}>
      {deadlines.map((deadline) => (
        <ItemBoundary key={deadline.id} of={deadline} as="li">
          <DeadlineRow deadline={deadline} />
        </ItemBoundary>
      ))}
    </List>
  );
}

function DeadlineRow({ deadline }: { deadline: DatedDeadline }) {
  const format = useFormat();
  const { at, title, detail, to } = deadline;

  return (
    <Line>
      <Text tone="muted" size={14}>
        <time dateTime={at} title={isCalendarDay(at) ? format.date(at) : format.dateTime(at)}>
          {format.day(at)}
        </time>
      </Text>
      <Words>
        <TextLink render={<PathLink to={to} />}>{title}</TextLink>
        {detail && (
          <Text tone="muted" size={14}>
            {detail}
          </Text>
        )}
      </Words>
    </Line>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled(RuledLine)`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: baseline;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
`;
