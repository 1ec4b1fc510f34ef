import { isApiError } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import type { DataContext, PortalContext } from '@my-air/feature-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { pathOf } from '../channel/channels.api.ts';
import { getAudit, requestAudit, type Audit } from '../contract.ts';

/** A channel's audit; null when none was requested, and where the server has no audits. */
export const auditQuery = ({ api }: Pick<PortalContext, 'api'>, channel: Channel) =>
  queryOptions({
    queryKey: ['accounts', 'audit', channel.platform, channel.platform_guid],
    queryFn: async ({ signal }) => {
      try {
        return (await api.send(getAudit, { params: pathOf(channel) }, { signal })).audit;
      } catch (error) {
        if (isApiError(error) && error.code === 'not_found') return null;
        throw error;
      }
    },
    staleTime: 60_000,
    meta: { handles: 'inPlace' },
  });

/** Whether an audit was requested and is not done. */
export const isUnderWay = (audit: Audit | null): boolean =>
  audit?.status === 'open' || audit?.status === 'in_progress';

/** Requests an audit of a channel by our analysts. */
export const requestAuditMutation = ({ api, queryClient }: DataContext, channel: Channel) =>
  mutationOptions({
    mutationKey: ['accounts', 'audit', channel.platform, channel.platform_guid],
    mutationFn: async () => (await api.send(requestAudit, { params: pathOf(channel) })).audit,
    onSuccess: (audit) => {
      const { queryKey } = auditQuery({ api }, channel);
      // An answer that cannot be read does not mean that there is no audit.
      if (audit) queryClient.setQueryData(queryKey, audit);
      else void queryClient.invalidateQueries({ queryKey });
    },
    meta: { handles: 'inPlace' },
  });
