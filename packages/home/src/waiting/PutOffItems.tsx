import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActionItem } from '@my-air/feature-kit';
import { Button, Row, Text } from '@my-air/ui-kit';
import { useId, useState, type Ref } from 'react';
import { styled } from 'styled-components';

export interface PutOffItemsProps {
  /** The items that were put off until tomorrow. */
  items: readonly ActionItem[];
  /** Called with the id of the item that the user wants back today. */
  onTakeBack: (id: string) => void;
  /** The button that shows them. */
  ref?: Ref<HTMLButtonElement>;
}

/** The number of items that were put off until tomorrow, and on request each of them with the way back. */
export function PutOffItems({ items, onTakeBack, ref }: PutOffItemsProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = items.length;

  return (
    <div>
      <Row gap={2} wrap>
        <Text tone="muted" size={14}>
          <Plural value={count} one="# snoozed until tomorrow" other="# snoozed until tomorrow" />
        </Text>
        <Button
          ref={ref}
          size="s"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      </Row>
      <List id={listId} hidden={!isOpen} aria-label={t`Snoozed until tomorrow`}>
        {items.map(({ id, title }) => (
          <Row key={id} as="li" gap={3} justify="between">
            <Text size={14}>{title}</Text>
            <Button
              size="s"
              variant="quiet"
              aria-label={t`Show today: ${title}`}
              onClick={() => onTakeBack(id)}
            >
              <Trans>Show today</Trans>
            </Button>
          </Row>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
