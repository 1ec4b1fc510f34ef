import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The needs of home that other features fulfil. */
export const homePorts = /* @__PURE__ */ definePorts<{
  /** Opens the dialog in which the user adds a channel. */
  addChannel: (portal: PortalContext) => void;
  /** The path of the user's channels. */
  linkToChannels: () => string;
  /** The path of one channel, by its `channelKey`. */
  linkToChannel: (channel: string) => string;
  /** The path of the services. */
  linkToServices: () => string;
  /** The path of the user's earnings, report by report. */
  linkToReport: () => string;
  /** Opens the dialog in which the user completes the profile. */
  completeProfile: (portal: PortalContext) => void;
}>('home');
