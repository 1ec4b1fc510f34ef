import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import { fetchAnew, type ActOnOne, type PortalContext } from '@my-air/feature-kit';

import { auditQuery, isUnderWay, requestAuditMutation } from './audit.api.ts';

/** Requests an audit of one of several channels; one that is under way already counts as requested. */
export function auditOneOfMany(portal: PortalContext): ActOnOne<Channel> {
  const { queryClient } = portal;
  return async (channel) => {
    const request = queryClient.getMutationCache().build(queryClient, requestAuditMutation(portal, channel));
    try {
      await request.execute(undefined);
      return { state: 'done' };
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error;
      const audit = await fetchAnew(queryClient, auditQuery(portal, channel)).catch(() => null);
      return isUnderWay(audit)
        ? { state: 'done', text: msg`Already requested` }
        : { state: 'refused', text: tooEarly, canRetry: false };
    }
  };
}

const tooEarly = msg`This channel cannot be audited yet. Its page says when.`;
