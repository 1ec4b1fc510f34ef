import type { AuthSession } from '@my-air/auth';
import type { StubPortalOptions } from '@my-air/feature-kit/stories';
import type { Composition } from '@my-air/shell';
import { assembleShell, type Listeners } from '@my-air/shell/testing';

import { composition } from '../../src/composition.ts';

/** The portal's shell without a network, with every feature unless another composition is given. */
export function assemblePortal(
  options: StubPortalOptions = {},
  listeners?: Listeners,
  composed: Composition = composition,
) {
  const { portal, ...shell } = assembleShell(composed, options, listeners);
  const session: Partial<AuthSession> = {
    resume: portal.session.ensureUser,
    registrationUrl: () => portal.config.identityProvider.registerUrl,
    finishAuthorization: async () => ({ kind: 'unknown-state' }),
    endedFor: () => undefined,
    openImpersonation: async () => null,
    takeDestination: () => portal.session.getState().destination,
  };
  Object.assign(portal.session, session);
  return { ...shell, portal };
}
