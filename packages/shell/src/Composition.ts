import type { Feature, PartsOrder } from '@my-air/feature-api';
import type { AnyRouter } from '@tanstack/react-router';

import type { Access } from './Access.ts';
import type { Places } from './Places.ts';

/** What a portal is composed of. */
export interface Composition {
  readonly features: readonly Feature[];
  /** The order of what features bring; what is not listed comes at the end of its group. */
  readonly order: PartsOrder;
  readonly places: Places;
  readonly access: Access;
  /** Binds what features ask of each other; called once for each router. */
  readonly bindPorts: (router: AnyRouter) => void;
}
