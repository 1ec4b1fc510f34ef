import { definePorts } from '@my-air/feature-api';

/** What distribution wants of other features. */
export const distributionPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team. */
  openChat: (chatId: number) => void;
  /** The path of a service. */
  linkToService: (productId: number) => string;
}>('distribution');
