import { Suspense, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

import { holdKeys } from './holdKeys.ts';

export interface LazyPartProps {
  /** What was opened: a component whose code is loaded then, and which takes the focus. */
  children: ReactNode;
  /** Called when Escape is pressed before it is there. */
  onCancel: () => void;
}

/** A part that a press opens and whose code comes then: what is typed and pressed meanwhile arrives in it, in order. */
export function LazyPart({ children, onCancel }: LazyPartProps) {
  return <Suspense fallback={<Loading onCancel={onCancel} />}>{children}</Suspense>;
}

/** Is there as long as the part is not. */
function Loading({ onCancel }: Pick<LazyPartProps, 'onCancel'>) {
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => holdKeys(() => cancel()).arrive, []);
  return null;
}
