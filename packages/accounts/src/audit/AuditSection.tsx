import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { Banner, Button, Heading, Stack, Text } from '@my-air/ui-kit';
import { useFailureText } from '@my-air/feature-kit/data';
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
  const { data: audit, isPending, isError, refetch } = useQuery(auditQuery(portal, channel));
  const request = useMutation(requestAuditMutation(portal, channel));
  const failureText = useFailureText();

  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>
        <Trans>Audit</Trans>
      </Heading>
      {isPending && <Loading label={t`Loading the audit`} lines={3} />}
      {isError && (
        <Banner
          tone="critical"
          action={
            <Button size="s" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The audit could not be loaded.</Trans>
        </Banner>
      )}
      {audit === null && (
        <Text>
          <Trans>An analyst reviews your channel for free and tells you what holds it back.</Trans>
        </Text>
      )}
      {audit && <AuditFacts audit={audit} />}
      {audit?.stats && <AuditStats stats={audit.stats} />}
      {audit !== undefined && (
        <AuditRequestButton audit={audit} isBusy={request.isPending} onRequest={() => request.mutate()} />
      )}
      {request.error && <Banner tone="critical">{failureText(request.error)}</Banner>}
    </Stack>
  );
}
