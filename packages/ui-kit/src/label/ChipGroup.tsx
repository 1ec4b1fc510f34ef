import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Chip } from './Chip.tsx';

/** One choice of a group. */
export interface ChipItem {
  /** The id of the choice, unique in the group. */
  id: string;
  /** The name of the choice. */
  label: string;
  /** The icon before the name. */
  icon?: ReactNode | undefined;
}

export interface ChipGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the group, for screen readers. */
  label: string;
  /** The choices; when there are none, nothing is drawn. */
  items: readonly ChipItem[];
  /** Called with the id of a choice that is to be removed. */
  onRemove: (id: string) => void;
  /** The label of a choice's remove button. */
  removeLabel: (label: string) => string;
  /** Whether no choice can be removed now. @default false */
  isDisabled?: boolean | undefined;
  /** Called when all choices are to be removed in one go; without it there is no button for that. */
  onClear?: (() => void) | undefined;
  /** The label of the button that removes all choices; the button is drawn from two choices on. */
  clearLabel?: string | undefined;
}

/** The choices that were made, each to be removed alone, or all in one go. */
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
  // Nothing was chosen, so there is nothing to remove.
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
