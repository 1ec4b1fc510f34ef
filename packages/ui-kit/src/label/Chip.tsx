import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

import { chipStyles, removeStyles } from './chipStyles.ts';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** Called when it is to be taken away: by its button, by Delete or by Backspace. */
  onRemove: () => void;
  /** What its button says, with the name of the chip in it. */
  removeLabel: string;
  /** A picture before the words. */
  icon?: ReactNode | undefined;
  /** Whether it cannot be taken away now. @default false */
  isDisabled?: boolean | undefined;
}

/** A choice that was made and can be taken back, such as a filter. */
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
