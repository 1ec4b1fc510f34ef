import { msg } from '@lingui/core/macro';
import { type PortalContext, type ToastOptions } from '@my-air/feature-kit';
import { supportWay } from '@my-air/feature-kit/views';

import type { Say } from './say.ts';

/** The action of a message that says "write to support"; undefined where support cannot be reached. */
export function supportAction(
  portal: PortalContext,
  summary: string,
  say: Say,
): Pick<ToastOptions, 'action'> {
  const way = supportWay(portal, { summary });
  return way ? { action: { label: say(msg`Write to support`), onAct: way.act } } : {};
}
