import { msg } from '@lingui/core/macro';
import { port, supportPorts, type PortalContext, type ToastOptions } from '@my-air/feature-api';

import type { Say } from './say.ts';

/** The way to a person for a message that says "write to support"; nothing where this portal takes no questions. */
export function supportAction(
  portal: PortalContext,
  summary: string,
  say: Say,
): Pick<ToastOptions, 'action'> {
  const askSupport = port(supportPorts, 'askSupport');
  if (!askSupport) return {};
  return { action: { label: say(msg`Write to support`), onAct: () => askSupport(portal, { summary }) } };
}
