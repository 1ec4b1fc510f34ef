import type { ComponentPropsWithRef } from 'react';

import type { Brand } from '../tokens/themes.ts';

export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Whose sign. */
  brand: Brand;
  /** Its height in pixels. @default 28 */
  size?: number | undefined;
  /** Its name, when no word beside it says the same. */
  label?: string | undefined;
}

/** The logo of a brand. */
export function Logo({ brand, size = 28, label, ...rest }: LogoProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {brand === 'scalelab' ? <Scale /> : <Air />}
    </svg>
  );
}

/** A kite in the wind: two sails that lift each other. */
function Air() {
  return (
    <>
      <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
      <path d="M8 22.5 15 7.2c.4-.9 1.6-.9 2 0L20 14 8 22.5Z" fill="var(--color-on-accent)" />
      <path
        d="M12 24.3 21.2 17l2.9 6.2c.5 1.1-.5 2.2-1.6 1.8L18 23.2l-6 1.1Z"
        fill="var(--color-on-accent)"
        opacity=".72"
      />
    </>
  );
}

/** Three steps up a grid. */
function Scale() {
  return (
    <>
      <rect width="32" height="32" rx="4" fill="var(--color-accent)" />
      <path d="M6 20h5v6H6zM13.5 13h5v13h-5zM21 6h5v20h-5z" fill="var(--color-on-accent)" />
    </>
  );
}
