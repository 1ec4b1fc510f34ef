import { Suspense, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

import { holdKeys } from './holdKeys.ts';

export interface LazyPartProps {
  /** The opened component, whose code is loaded then, and which takes the focus. */
  children: ReactNode;
  /** Called when Escape is pressed before the part is loaded. */
  onCancel: () => void;
}

/** A part whose code loads when a press opens it: keys that are pressed meanwhile arrive in it, in order. */
export function LazyPart({ children, onCancel }: LazyPartProps) {
  return <Suspense fallback={<Loading onCancel={onCancel} />}>{children}</Suspense>;
}

/** Mounted while the part loads. */
function Loading({ onCancel }: Pick<LazyPartProps, 'onCancel'>) {
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => holdKeys(() => cancel()).arrive, []);
  return null;
}
