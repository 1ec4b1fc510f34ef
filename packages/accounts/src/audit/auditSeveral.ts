import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { actOnSeveral } from '../several/actOnSeveral.ts';
import { sayFailure } from '../words/say.ts';
import { requestAuditMutation } from './audit.api.ts';

/** Requests an audit of each of several channels. */
export function auditSeveral(portal: PortalContext, channels: readonly Channel[]) {
  const { queryClient } = portal;
  return actOnSeveral(portal, 'audit', channels, () => async (channel, say) => {
    const request = queryClient.getMutationCache().build(queryClient, requestAuditMutation(portal, channel));
    try {
      await request.execute(undefined);
      return 'done';
    } catch (error) {
      if (isApiError(error) && error.code === 'unauthenticated') return 'signed-out';
      const canRetry = !isApiError(error) || error.code !== 'conflict';
      return { reason: sayFailure(say, error, { conflict: tooEarly }), canRetry };
    }
  });
}

const tooEarly = msg`This channel cannot be audited yet. Its details say when.`;
