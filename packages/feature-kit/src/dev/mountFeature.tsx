import { KitStyles, ReadingDirection } from '@my-air/ui-kit';
import { createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { type Feature, rootRoute, searchFormat, type Session } from '../index.ts';
import { FailedView, loadMessages, NotFoundView, PendingView } from '../views.ts';
import { PortalProviders } from '../testing/PortalProviders.tsx';
import { createDevPortal, type SessionParts } from './createDevPortal.ts';
import { DevFrame } from './DevFrame.tsx';
import { signInAtSandbox } from './sandboxSession.ts';

export interface MountFeatureOptions {
  /**
   * Makes the session; for the feature that signs in itself. @default a user who is signed in at the sandbox
   */
  createSession?: (parts: SessionParts) => Session;
  /** The address that opens first. @default the feature's first navigation entry */
  entry?: string;
}

/** Shows one feature alone, in a bare shell, signed in at the sandbox. */
export async function mountFeature(
  feature: Feature,
  { createSession, entry }: MountFeatureOptions = {},
): Promise<void> {
  if (!createSession) await signInAtSandbox();
  const contributions = (await feature.contributions?.())?.contributions ?? {};
  const { navigation = [], background } = contributions;
  const { portal, ModalView } = createDevPortal(contributions, createSession);
  const first = entry ?? navigation[0]?.to;
  if (first && window.location.pathname === '/') window.history.replaceState(null, '', first);

  await Promise.all([
    portal.session.ensureUser(),
    portal.locale.add(loadMessages),
    portal.locale.add(feature.loadMessages),
  ]);
  const router = createRouter({
    // SAFETY: the routes of a feature are on this root; its own links are checked by its register.d.ts.
    routeTree: rootRoute.addChildren([...feature.routes]) as typeof rootRoute,
    context: portal,
    ...searchFormat,
    defaultComponent: () => (
      <DevFrame name={feature.id} navigation={navigation}>
        <Outlet />
        <ModalView />
      </DevFrame>
    ),
    defaultPendingComponent: PendingView,
    defaultErrorComponent: FailedView,
    defaultNotFoundComponent: NotFoundView,
  });
  const stop = background?.start(portal);
  window.addEventListener('pagehide', () => stop?.());

  const root = document.querySelector('#root');
  if (!root) throw new Error('@my-air/feature-kit: the page needs an element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <PortalProviders portal={portal}>
        <ReadingDirection>
          <KitStyles>
            <RouterProvider router={router} />
          </KitStyles>
        </ReadingDirection>
      </PortalProviders>
    </StrictMode>,
  );
}
