import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that AI optimization needs from other features. */
export const aiOptimizationPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user add a channel, or connect one again. */
  addChannel: (portal: PortalContext) => void;
}>('ai-optimization');
