import { PathLink } from '@my-air/feature-kit/views';
import { useLingui } from '@lingui/react/macro';
import type { ActionItem } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Button, ClockIcon, IconButton, Text } from '@my-air/ui-kit';
import { memo, useId } from 'react';
import { styled } from 'styled-components';

import { RuledLine } from '../overview/RuledLine.ts';

export interface WaitingRowProps {
  /** The item that waits. */
  item: ActionItem;
  /** Whether it is the most urgent of all, and so the one to press. */
  isFirst: boolean;
  /** Called with the item when the user puts it off until tomorrow. */
  onLater: (item: ActionItem) => void;
}

/** One item that waits, with the one action that settles it, and the way to put it off. */
export const WaitingRow = memo(function WaitingRow({ item, isFirst, onLater }: WaitingRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const titleId = useId();
  const { action, title, detail, due } = item;
  const buttonProps = {
    size: 's',
    variant: isFirst ? 'primary' : 'secondary',
    'aria-describedby': titleId,
  } as const;

  return (
    <Line data-item={item.id}>
      <Words>
        <Text id={titleId} weight="medium">
          {title}
        </Text>
        {(due || detail) && (
          <Text tone="muted" size={14}>
            {due && (
              <time dateTime={due} title={format.date(due)}>
                {format.day(due)}
              </time>
            )}
            {due && detail && ' · '}
            {detail}
          </Text>
        )}
      </Words>
      <Actions>
        {'to' in action ? (
          <Button {...buttonProps} render={<PathLink to={action.to} />}>
            {action.label}
          </Button>
        ) : (
          <Button {...buttonProps} onClick={action.onAct}>
            {action.label}
          </Button>
        )}
        <IconButton
          size="s"
          icon={<ClockIcon />}
          label={t`Snooze until tomorrow: ${title}`}
          onClick={() => onLater(item)}
        />
      </Actions>
    </Line>
  );
});

const Line = styled(RuledLine)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
`;

const Words = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
`;
