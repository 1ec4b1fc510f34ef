import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';

export interface TickBoxProps {
  /** The label of the box, for screen readers. */
  label: string;
  /** Whether the box is ticked. */
  isChecked: boolean;
  /** Whether only some of the rows that the box represents are chosen. @default false */
  isPart?: boolean | undefined;
  /** Whether the box cannot be pressed. @default false */
  isDisabled?: boolean | undefined;
  /** Called with the new state, and whether Shift was held. */
  onCheck: (isChecked: boolean, isShift: boolean) => void;
}

/** The box that chooses a row; its whole cell can be pressed. */
export function TickBox({ label, isChecked, isPart = false, isDisabled, onCheck }: TickBoxProps) {
  function check({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onCheck(currentTarget.checked, (nativeEvent as Partial<MouseEvent>).shiftKey ?? false);
  }

  return (
    <Area>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPart;
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={check}
      />
    </Area>
  );
}

const Area = styled.label`
  display: grid;
  place-items: center;
  min-height: 2.5rem;
  cursor: pointer;

  > input {
    width: var(--icon-size-m);
    height: var(--icon-size-m);
    margin: 0;
    cursor: inherit;
    accent-color: var(--color-accent);
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;

    > input {
      width: 1.5rem;
      height: 1.5rem;
    }
  }
`;
