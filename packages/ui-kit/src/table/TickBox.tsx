import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';

export interface TickBoxProps {
  /** Its name. */
  label: string;
  isChecked: boolean;
  /** Whether a part of what it represents is chosen. @default false */
  isPart?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Called with what it becomes, and whether Shift was held. */
  onCheck: (isChecked: boolean, isShift: boolean) => void;
}

/** The box that chooses a row; all of its cell can be pressed. */
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
  }
`;
