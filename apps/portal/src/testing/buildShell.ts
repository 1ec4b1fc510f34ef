import type { AuthSession } from '@my-air/auth';
import { stubPortal, type StubPortal, type StubPortalOptions } from '@my-air/feature-api/testing';
import { vi } from 'vitest';

import { createStore } from '../createStore.ts';
import { createPageErrorStore } from '../errors/pageError.ts';
import { features } from '../features.ts';
import { createAppearance } from '../frame/appearance.ts';
import { createModalHost } from '../modals/createModalHost.ts';
import { shellModals } from '../modals/shellModals.ts';
import type { Shell } from '../Shell.ts';
import { createToasts } from '../toasts/createToasts.ts';

export interface TestShell extends Shell {
  portal: StubPortal;
}

/** A whole shell around a portal without a network. */
export function buildShell(options: StubPortalOptions = {}): TestShell {
  const portal = stubPortal(options);
  const session: Partial<AuthSession> = {
    resume: portal.session.ensureUser,
    registrationUrl: () => portal.config.identityProvider.registerUrl,
    finishAuthorization: async () => ({ kind: 'unknown-state' }),
    openImpersonation: async () => null,
    takeDestination: () => portal.session.getState().destination,
  };
  Object.assign(portal.session, session);
  const toasts = createToasts();
  const modals = createModalHost({
    sources: [shellModals, ...Object.values(features)],
    addMessages: portal.locale.add,
    onFailure: (error) => {
      throw error;
    },
  });

  return {
    portal: Object.assign(portal, { toasts, modals }),
    features: Object.values(features),
    appearance: createAppearance(undefined),
    connection: { ...createStore(true), reportFailure: vi.fn(), reportSuccess: vi.fn() },
    modals,
    monitoring: { report: vi.fn(), start: vi.fn(async () => {}) },
    pageError: createPageErrorStore(),
    reloadOffer: createStore(false),
    toasts,
  };
}
