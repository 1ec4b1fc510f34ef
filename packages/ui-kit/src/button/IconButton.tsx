import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide'> {
  /** What it does, in words: its name, and its hint on hover. */
  label: string;
  /** Its picture. */
  icon: ReactNode;
}

/** A button that is a picture, with its name for those who do not see it. */
export function IconButton({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Square variant={variant} title={label} aria-label={label} icon={icon} {...rest} />;
}

const Square = styled(Button)`
  flex-shrink: 0;
  width: 2.5rem;
  padding: 0;

  &[data-size='s'] {
    width: 2rem;
    padding: 0;
  }
  &[data-size='l'] {
    width: 3rem;
    padding: 0;
  }
  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
