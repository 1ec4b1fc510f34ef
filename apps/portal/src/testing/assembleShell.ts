import type { AuthSession } from '@my-air/auth';
import { stubPortal, type StubPortal, type StubPortalOptions } from '@my-air/feature-api/stories';

import { createStore } from '../createStore.ts';
import type { Connection } from '../errors/connection.ts';
import { createPageErrorStore } from '../errors/pageError.ts';
import { features } from '../features.ts';
import { createAppearance } from '../frame/appearance.ts';
import { createModalHost } from '../modals/createModalHost.ts';
import { shellModals } from '../modals/shellModals.ts';
import type { Monitoring } from '../monitoring/createMonitoring.ts';
import { order } from '../order.ts';
import type { Shell } from '../Shell.ts';
import { createParts } from '../start/createParts.ts';
import { createToasts } from '../toasts/createToasts.ts';

export interface TestShell extends Shell {
  portal: StubPortal;
}

/** What a shell reports to: spies in tests, nobody in stories. */
export interface Listeners extends Pick<Connection, 'reportFailure' | 'reportSuccess'> {
  monitoring: Monitoring;
}

const nobody: Listeners = {
  monitoring: { report: () => {}, start: async () => {} },
  reportFailure: () => {},
  reportSuccess: () => {},
};

/** A whole shell around a portal without a network. */
export function assembleShell(
  options: StubPortalOptions = {},
  { monitoring, ...reports }: Listeners = nobody,
): TestShell {
  const portal = stubPortal(options);
  const session: Partial<AuthSession> = {
    resume: portal.session.ensureUser,
    registrationUrl: () => portal.config.identityProvider.registerUrl,
    finishAuthorization: async () => ({ kind: 'unknown-state' }),
    endedFor: () => undefined,
    openImpersonation: async () => null,
    takeDestination: () => portal.session.getState().destination,
  };
  Object.assign(portal.session, session);
  const toasts = createToasts();
  const parts = createParts(Object.values(features));
  const modals = createModalHost({
    sources: () => [shellModals, ...parts.get()],
    addMessages: portal.locale.add,
    onFailure: (error) => {
      throw error;
    },
  });

  return {
    portal: Object.assign(portal, { toasts, modals }),
    features: Object.values(features),
    order,
    appearance: createAppearance(undefined),
    connection: { ...createStore(true), onReturn: () => () => {}, ...reports },
    modals,
    monitoring,
    onRouteFailure: () => {},
    pageError: createPageErrorStore(),
    parts,
    reloadOffer: createStore(false),
    toasts,
  };
}
