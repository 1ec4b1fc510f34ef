import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';

/**
 * A part of the frame that is loaded when it is first drawn. Nothing is shown in its place meanwhile, nor where it could
 * not be loaded: the portal then offers to load the page again.
 */
export function WithoutFailure({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}
