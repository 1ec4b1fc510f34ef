import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that ads boost needs from other features. */
export const adsBoostPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user add a channel. */
  addChannel: (portal: PortalContext) => void;
}>('ads-boost');
