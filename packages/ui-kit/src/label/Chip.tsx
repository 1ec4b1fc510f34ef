import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

import { chipStyles, removeStyles } from './chipStyles.ts';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** Called when the chip is to be removed: by its button, by Delete or by Backspace. */
  onRemove: () => void;
  /** The label of the remove button, with the name of the chip in it. */
  removeLabel: string;
  /** The icon before the text. */
  icon?: ReactNode | undefined;
  /** Whether the chip cannot be removed now. @default false */
  isDisabled?: boolean | undefined;
}

/** A choice that was made and can be removed, such as a filter. */
export function Chip({ onRemove, removeLabel, icon, isDisabled = false, children, ...rest }: ChipProps) {
  function listen(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  }

  return (
    <Frame {...rest} data-disabled={isDisabled || undefined}>
      {icon}
      <span>{children}</span>
      <Remove
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        disabled={isDisabled}
        onClick={onRemove}
        onKeyDown={listen}
      >
        <X aria-hidden />
      </Remove>
    </Frame>
  );
}

const Frame = styled.span`
  ${chipStyles}
`;

const Remove = styled.button`
  ${removeStyles}
`;
