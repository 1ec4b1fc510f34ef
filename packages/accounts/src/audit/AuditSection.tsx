import { Trans } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { Banner, Card, Text, bringIntoSight } from '@my-air/ui-kit';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';

import { auditQuery, requestAuditMutation } from './audit.api.ts';
import { AuditFacts } from './AuditFacts.tsx';
import { AuditRequestButton } from './AuditRequestButton.tsx';
import { AuditStats } from './AuditStats.tsx';

export interface AuditSectionProps {
  /** The channel whose audit is shown. */
  channel: Channel;
}

/** The audit of a channel: available to request, under way, or with its findings. */
export function AuditSection({ channel }: AuditSectionProps) {
  const portal = usePortal();
  const { data: audit } = useSuspenseQuery(auditQuery(portal, channel));
  const request = useMutation(requestAuditMutation(portal, channel));
  const failureText = useFailureText();

  return (
    <Card title={<Trans>Audit</Trans>}>
      {audit ? (
        <AuditFacts audit={audit} title={channel.title} />
      ) : (
        <Text>
          <Trans>An analyst reviews your channel for free and tells you what holds it back.</Trans>
        </Text>
      )}
      {audit?.stats && <AuditStats stats={audit.stats} />}
      <AuditRequestButton audit={audit} isBusy={request.isPending} onRequest={() => request.mutate()} />
      {request.error && (
        <Banner ref={bringIntoSight} tone="critical">
          {failureText(request.error)}
        </Banner>
      )}
    </Card>
  );
}
