import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Spinning } from './Spinning.tsx';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** The name of the task in progress, for screen readers. */
  label: string;
  /** The width and height in pixels. @default 24 */
  size?: number | undefined;
}

/** Shows that a task is in progress for an unknown time. */
export function Spinner({ label, size = 24, ...rest }: SpinnerProps) {
  return (
    <Frame {...rest}>
      <Spinning size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.output`
  display: inline-flex;
  color: var(--color-accent-text);
`;
