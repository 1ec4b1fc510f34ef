import type { Feature, ContributionsOrder } from '@my-air/feature-kit';
import type { AnyRouter } from '@tanstack/react-router';

import type { Access } from './Access.ts';
import type { Places } from './Places.ts';

/** The parts that a portal is composed of. */
export interface Composition {
  readonly features: readonly Feature[];
  /** The order of the features' contributions; those that are not listed come at the end of their group. */
  readonly order: ContributionsOrder;
  readonly places: Places;
  readonly access: Access;
  /** Binds the ports of the features to each other; called once for each router. */
  readonly bindPorts: (router: AnyRouter) => void;
}
