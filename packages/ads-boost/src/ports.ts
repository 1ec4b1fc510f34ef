import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What ads boost asks of other features. */
export const adsBoostPorts = /* @__PURE__ */ definePorts<{
  /** Lets the person add a channel. */
  addChannel: (portal: PortalContext) => void;
}>('ads-boost');
