import type { PortalContext } from './PortalContext.ts';
import { definePorts } from './ports.ts';

/** The initial content of a question to support. */
export interface SupportQuestion {
  summary?: string;
  message?: string;
}

/** The calls that any feature may make to the one that takes questions to support. */
export const supportPorts = /* @__PURE__ */ definePorts<{
  /** Opens a question of the user to support. */
  askSupport: (portal: PortalContext, question: SupportQuestion) => void;
}>('support');
