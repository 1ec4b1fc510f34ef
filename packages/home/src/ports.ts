import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The needs of home that other features fulfil. */
export const homePorts = /* @__PURE__ */ definePorts<{
  /** Opens the dialog in which the user adds a channel. */
  addChannel: (portal: PortalContext) => void;
  /** The path of the user's channels. */
  linkToChannels: () => string;
  /** The path of the user's own details. */
  linkToProfile: () => string;
}>('home');
