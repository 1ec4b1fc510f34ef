import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Chip } from './Chip.tsx';

/** One choice of a group. */
export interface ChipItem {
  /** What it is known by. */
  id: string;
  /** Its name. */
  label: string;
  /** A picture before the name. */
  icon?: ReactNode | undefined;
}

export interface ChipGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the choices are, for screen readers. */
  label: string;
  /** The choices; without one nothing is drawn. */
  items: readonly ChipItem[];
  /** Called with the id of a choice that is taken back. */
  onRemove: (id: string) => void;
  /** What the button of a choice says. */
  removeLabel: (label: string) => string;
  /** Whether none of them can be taken back now. @default false */
  isDisabled?: boolean | undefined;
  /** Called when all are taken back at once. */
  onClear?: (() => void) | undefined;
  /** What the button says that takes all of them back; it is drawn from two on. */
  clearLabel?: string | undefined;
}

/** The choices that were made, each to be taken back alone, or all of them at once. */
export function ChipGroup({
  label,
  items,
  onRemove,
  removeLabel,
  isDisabled,
  onClear,
  clearLabel,
  ...rest
}: ChipGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  // Nothing was chosen, so there is nothing to take back.
  if (items.length === 0) return null;

  function remove(id: string, index: number) {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // The button that has the focus is about to go; its neighbour takes it.
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onRemove(id);
  }

  return (
    <Frame {...rest}>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Chip
              icon={item.icon}
              isDisabled={isDisabled}
              removeLabel={removeLabel(item.label)}
              onRemove={() => remove(item.id, index)}
            >
              {item.label}
            </Chip>
          </li>
        ))}
      </List>
      {onClear && clearLabel && items.length > 1 && (
        <Button size="s" variant="quiet" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    min-width: 0;
  }
`;
