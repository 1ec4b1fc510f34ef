import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { Spinning } from '../feedback/Spinning.tsx';
import { ButtonRoot } from './ButtonRoot.tsx';
import { rendered, type Rendered } from './rendered.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The emphasis of the button; a screen has one primary. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** The height of the button, with the padding and the text size that go with it. @default 'm' */
  size?: ButtonSize | undefined;
  /**
   * Whether the button's action is in progress: it keeps the focus and its width, and ignores presses.
   * @default false
   */
  isBusy?: boolean | undefined;
  /** Whether the button is as wide as its container. @default false */
  isWide?: boolean | undefined;
  /** The icon before the label; a spinner replaces it while the button is busy. */
  icon?: ReactNode | undefined;
  /** The element to render as, such as a router's link or an `<a>`; without it a `<button>`. */
  render?: Rendered | undefined;
}

/** A button with an optional icon, or a link that looks like one. */
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
