import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide'> {
  /** The action of the button in words: its name for screen readers, and its hint on hover. */
  label: string;
  /** The icon that the button shows. */
  icon: ReactNode;
}

/** A button that shows only an icon; screen readers read its label. */
export function IconButton({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Square variant={variant} title={label} aria-label={label} icon={icon} {...rest} />;
}

const Square = styled(Button)`
  flex-shrink: 0;
  width: var(--size-control-m);
  padding: 0;

  &[data-size='s'] {
    width: var(--size-control-s);
    padding: 0;
  }
  &[data-size='l'] {
    width: var(--size-control-l);
    padding: 0;
  }
  > svg {
    width: var(--icon-size-l);
    height: var(--icon-size-l);
  }
`;
