import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What home wants of other features. */
export const homePorts = /* @__PURE__ */ definePorts<{
  /** Lets the person add a channel. */
  addChannel: (portal: PortalContext) => void;
  /** The path of the person's channels. */
  linkToChannels: () => string;
  /** The path of the person's own details. */
  linkToProfile: () => string;
}>('home');
