import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

import { PortalProviders } from './PortalProviders.tsx';
import type { StubPortal } from './stubPortal.ts';

export interface PortalFrameProps {
  portal: StubPortal;
  router: AnyRouter;
  children: ReactNode;
}

/** Everything around a screen, without the frame that one sees. */
export function PortalFrame({ portal, router, children }: PortalFrameProps) {
  return (
    <PortalProviders portal={portal}>
      <RouterContextProvider router={router}>
        <Translated portal={portal}>{children}</Translated>
      </RouterContextProvider>
    </PortalProviders>
  );
}

/** Waits for the catalogues, where some were asked for; without Suspense, so that a test may render at once. */
function Translated({ portal, children }: Omit<PortalFrameProps, 'router'>) {
  const [isReady, setIsReady] = useState(portal.isReady);
  useEffect(() => void portal.ready.then(() => setIsReady(true)), [portal]);
  return isReady && children;
}
