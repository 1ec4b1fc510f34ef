import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

import { actOnSeveral, type Outcome } from '../several/actOnSeveral.ts';
import { sayFailure, type Say } from '../words/say.ts';
import { requestAuditMutation } from './audit.api.ts';

/** Requests an audit of each of several channels, and says at the end what became of each. */
export function auditSeveral(portal: PortalContext, channels: readonly Channel[]): Promise<void> {
  const { queryClient } = portal;
  const requestOne = (channel: Channel, say: Say) =>
    queryClient
      .getMutationCache()
      .build(queryClient, requestAuditMutation(portal, channel))
      .execute(undefined)
      .then(
        (): Outcome => 'done',
        (error) => outcomeOf(error, say),
      );
  return actOnSeveral(portal, 'audit', channels, (say) =>
    Promise.all(channels.map((channel) => requestOne(channel, say))),
  );
}

function outcomeOf(error: unknown, say: Say): Outcome {
  if (isApiError(error) && error.code === 'unauthenticated') return 'signed-out';
  return { reason: sayFailure(say, error, { conflict: tooEarly }) };
}

const tooEarly = msg`This channel cannot be audited yet. Its details say when.`;
