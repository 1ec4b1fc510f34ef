import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { render, waitFor, type RenderResult } from '@testing-library/react';
import { StrictMode } from 'react';

import type { Feature } from '../feature/Feature.ts';
import { featureRouter } from './featureRouter.ts';
import { PortalProviders } from './PortalProviders.tsx';
import { stubPage } from './stubPage.ts';
import type { StubPortal, StubPortalOptions } from './stubPortal.ts';

export interface RenderRouteOptions extends StubPortalOptions {
  /** An existing portal, in place of the options that would make one. */
  portal?: StubPortal;
}

export interface RouteRenderResult extends RenderResult {
  portal: StubPortal;
  router: AnyRouter;
}

/** Opens an address of a feature, with its loaders and its lazy screens, and waits until it is shown. */
export async function renderRoute(
  feature: Pick<Feature, 'routes'>,
  path: string,
  options: RenderRouteOptions = {},
): Promise<RouteRenderResult> {
  const portal = options.portal ?? stubPage(options);
  const router = featureRouter(feature, portal, path);
  await portal.ready;
  const result = render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => (
      <StrictMode>
        <PortalProviders portal={portal}>{children}</PortalProviders>
      </StrictMode>
    ),
  });
  await waitFor(() => {
    const { status, resolvedLocation } = router.state;
    if (status !== 'idle' || !resolvedLocation) throw new Error(`${path} is still being opened`);
  });
  return { ...result, portal, router };
}
