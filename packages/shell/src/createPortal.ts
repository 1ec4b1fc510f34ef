import type { Feature } from '@my-air/feature-kit';

import type { Composition } from './Composition.ts';
import type { PortalRouter } from './start/router.ts';
import { start } from './start/start.tsx';

/** The options of a portal: its features, the ports between them, and its own few decisions. */
export interface PortalOptions<Features extends readonly Feature[]> extends Omit<
  Composition,
  'features' | 'bindPorts'
> {
  readonly features: Features;
  /** Binds the ports of the features to each other; called once the routes are joined. */
  readonly bindPorts?: (router: PortalRouter<Features>) => void;
}

/** Composes a portal; `start` reads its settings and draws it into the element "root" of index.html. */
export function createPortal<const Features extends readonly Feature[]>(options: PortalOptions<Features>) {
  const { bindPorts = () => {} } = options;
  const composition: Composition = {
    ...options,
    // The shell joins the routes of these very features.
    bindPorts: (router) => bindPorts(router as PortalRouter<Features>),
  };
  return { start: () => start(composition) };
}
