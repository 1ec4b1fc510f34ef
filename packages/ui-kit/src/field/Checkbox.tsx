import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ChoiceLine, describedChoice } from './ChoiceLine.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is agreed to, or chosen. */
  label: ReactNode;
  /** What more there is to say about it. */
  description?: ReactNode | undefined;
  /** What is wrong with it. */
  error?: ReactNode | undefined;
}

/** Something to tick. */
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
`;
