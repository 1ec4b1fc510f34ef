import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { Spinning } from '../feedback/Spinning.tsx';
import { ButtonRoot } from './ButtonRoot.tsx';
import { rendered, type Rendered } from './rendered.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much it asks for attention; a screen has one primary. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** Whether its work is under way: it keeps the focus and its width, and cannot be pressed again. @default false */
  isBusy?: boolean | undefined;
  /** Whether it takes the whole width. @default false */
  isWide?: boolean | undefined;
  /** A picture before the words. */
  icon?: ReactNode | undefined;
  /** The element to render as, such as a router's link or an `<a>`. */
  render?: Rendered | undefined;
}

/** Something to press. */
export function Button({
  variant = 'secondary',
  size = 'm',
  isBusy = false,
  isWide = false,
  icon,
  render,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const start = isBusy ? <Spinning /> : icon;
  return (
    <ButtonRoot
      {...(render ? rendered(render) : { type: 'button' })}
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      {...((onClick || isBusy) && { onClick: isBusy ? ignore : onClick })}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {start}
      {children}
    </ButtonRoot>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
