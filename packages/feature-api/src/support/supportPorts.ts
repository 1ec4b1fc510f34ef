import type { PortalContext } from '../PortalContext.ts';
import { definePorts } from '../ports.ts';

/** What a question to support begins with. */
export interface SupportQuestion {
  summary?: string;
  message?: string;
}

/** What any feature may ask of the one that takes questions to support. */
export const supportPorts = /* @__PURE__ */ definePorts<{
  /** Lets the person write to support. */
  askSupport: (portal: PortalContext, question: SupportQuestion) => void;
}>('support');
