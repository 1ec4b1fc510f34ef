import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ChoiceLine, describedChoice } from './ChoiceLine.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The text beside the box: the consent or the choice. */
  label: ReactNode;
  /** A second line with more about the choice. */
  description?: ReactNode | undefined;
  /** The problem with the choice; without it the box is valid. */
  error?: ReactNode | undefined;
}

/** A box to tick. */
export function Checkbox({ label, description, error, className, style, ...rest }: CheckboxProps) {
  const words = { id: useId(), label, description, error };
  return (
    <ChoiceLine {...words} className={className} style={style}>
      <Box {...describedChoice(words)} {...rest} type="checkbox" />
    </ChoiceLine>
  );
}

const Box = styled.input`
  width: 1.125rem;
  height: 1.125rem;
  accent-color: var(--color-accent);

  @media (pointer: coarse) {
    width: 1.5rem;
    height: 1.5rem;
  }
`;
