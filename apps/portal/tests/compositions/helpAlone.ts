import { authFeature, createSession, guardRoute, legacyRegistrationTarget } from '@my-air/auth';
import { helpCenterFeature } from '@my-air/help-center';
import type { Composition } from '@my-air/shell';

/** A portal of the help center and of sign-in alone. */
export const helpAlone: Composition = {
  features: [authFeature, helpCenterFeature],
  order: {},
  places: {
    start: '/help-center',
    signIn: '/login',
    signInPaths: ['/login', '/oauth/login', '/impersonate'],
    help: '/help-center',
  },
  access: { createSession, guardRoute, legacyRegistrationTarget },
  bindPorts: () => {},
};
