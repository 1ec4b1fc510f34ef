import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { QueryView } from '@my-air/feature-kit/views';
import { Banner, Heading, Stack, Text, bringIntoSight } from '@my-air/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';

import { auditQuery, requestAuditMutation } from './audit.api.ts';
import { AuditFacts } from './AuditFacts.tsx';
import { AuditRequestButton } from './AuditRequestButton.tsx';
import { AuditStats } from './AuditStats.tsx';
import { Loading } from '../words/Loading.tsx';

export interface AuditSectionProps {
  /** The channel whose audit is shown. */
  channel: Channel;
}

/**
 * The audit of a channel: available to request, under way, or with its findings. It loads and fails
 * independently.
 */
export function AuditSection({ channel }: AuditSectionProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const query = useQuery(auditQuery(portal, channel));
  const request = useMutation(requestAuditMutation(portal, channel));
  const failureText = useFailureText();

  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>
        <Trans>Audit</Trans>
      </Heading>
      <QueryView
        query={query}
        pending={<Loading label={t`Loading the audit`} lines={3} />}
        failed={<Trans>The audit could not be loaded.</Trans>}
        isBanner
      >
        {(audit) => (
          <>
            {audit ? (
              <AuditFacts audit={audit} title={channel.title} />
            ) : (
              <Text>
                <Trans>An analyst reviews your channel for free and tells you what holds it back.</Trans>
              </Text>
            )}
            {audit?.stats && <AuditStats stats={audit.stats} />}
            <AuditRequestButton audit={audit} isBusy={request.isPending} onRequest={() => request.mutate()} />
          </>
        )}
      </QueryView>
      {request.error && (
        <Banner ref={bringIntoSight} tone="critical">
          {failureText(request.error)}
        </Banner>
      )}
    </Stack>
  );
}
