import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

import { PortalProviders } from './PortalProviders.tsx';
import type { StubPortal } from './stubPortal.ts';

export interface PortalFrameProps {
  /** The portal that the screen is given. */
  portal: StubPortal;
  /** The router that links and hooks of the screen use. */
  router: AnyRouter;
  /** The screen; drawn once the catalogues of the portal are loaded. */
  children: ReactNode;
}

/** The providers around a screen, without the visible frame. */
export function PortalFrame({ portal, router, children }: PortalFrameProps) {
  return (
    <PortalProviders portal={portal}>
      <RouterContextProvider router={router}>
        <Translated portal={portal}>{children}</Translated>
      </RouterContextProvider>
    </PortalProviders>
  );
}

/**
 * Waits for the catalogues, if any were requested; without Suspense, so that a test may render synchronously.
 */
function Translated({ portal, children }: Omit<PortalFrameProps, 'router'>) {
  const [isReady, setIsReady] = useState(portal.isReady);
  useEffect(() => void portal.ready.then(() => setIsReady(true)), [portal]);
  return isReady && children;
}
