import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What AI optimization asks of other features. */
export const aiOptimizationPorts = /* @__PURE__ */ definePorts<{
  /** Lets the person add a channel, or connect one again. */
  addChannel: (portal: PortalContext) => void;
}>('ai-optimization');
