import type { ComponentPropsWithRef } from 'react';

import { illustrations, type IllustrationName } from './illustrations.tsx';

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  /** The name of the picture. */
  name: IllustrationName;
}

/** A picture of the kit's one family: plates, one accent, one warm spot. It is decoration. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  return (
    <svg viewBox="0 0 144 96" width={144} height={96} fill="none" aria-hidden {...rest}>
      {illustrations[name]}
    </svg>
  );
}
