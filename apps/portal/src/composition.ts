import { createSession, guardRoute, legacyRegistrationTarget } from '@my-air/auth';
import type { PortalRouter as RouterOf } from '@my-air/shell';

import { features } from './features.ts';
import { order } from './order.ts';
import { places } from './places.ts';
import { bindFeaturePorts } from './ports.ts';

const parts = Object.values(features);

/** The parts of this portal; the session and its guards come from the feature that signs users in. */
export const composition = {
  features: parts,
  order,
  places,
  access: { createSession, guardRoute, legacyRegistrationTarget },
  bindPorts: bindFeaturePorts,
};

/** The router with the routes of all features, so that links across features are checked. */
export type PortalRouter = RouterOf<typeof parts>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
