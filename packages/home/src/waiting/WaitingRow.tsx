import type { ActionItem } from '@my-air/feature-api';
import { Button, Text } from '@my-air/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

import { PathLink } from '../overview/PathLink.tsx';

export interface WaitingRowProps {
  /** The item that waits. */
  item: ActionItem;
  /** Whether it is the most urgent of all. */
  isFirst: boolean;
}

/** One item that waits, with the one action that settles it. */
export function WaitingRow({ item, isFirst }: WaitingRowProps) {
  const titleId = useId();
  const { action } = item;
  const buttonProps = {
    size: 's',
    variant: isFirst ? 'primary' : 'secondary',
    'aria-describedby': titleId,
  } as const;

  return (
    <Line>
      <Words>
        <Text id={titleId} weight="medium">
          {item.title}
        </Text>
        {item.detail && (
          <Text tone="muted" size={14}>
            {item.detail}
          </Text>
        )}
      </Words>
      {'to' in action ? (
        <Button {...buttonProps} render={<PathLink to={action.to} />}>
          {action.label}
        </Button>
      ) : (
        <Button {...buttonProps} onClick={action.onAct}>
          {action.label}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-3);

  &:not(:last-child) {
    border-block-end: 1px solid var(--color-line);
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;
