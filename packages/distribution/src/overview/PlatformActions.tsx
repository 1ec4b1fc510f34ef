import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal } from '@my-air/feature-api';
import { BindingReason, useBindingAction } from '@my-air/feature-api/views';
import { Button, Row } from '@my-air/ui-kit';

import { useAgree } from '../agreeing/useAgree.ts';
import type { DistributionPlatform } from '../contract.ts';
import { distributionPorts } from '../ports.ts';
import { isKnownState } from './describeState.ts';

export interface PlatformActionsProps {
  platform: DistributionPlatform;
  /** Whether its acceptance is on its way. */
  isSaving: boolean;
}

/** What can be done about a platform: accept its agreement, read it again, ask about it. */
export function PlatformActions({ platform, isSaving }: PlatformActionsProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const { agree, refresh } = useAgree(platform);
  const openChat = port(distributionPorts, 'openChat');
  const readAgreement = port(distributionPorts, 'readAgreement');
  const askSupport = port(supportPorts, 'askSupport');
  const { agreement_id, chat_id, state, platform: name } = platform;
  const isWaiting = state === 'not_agreed';
  const needsTeam = state === 'rejected' || state === 'cannot_distribute' || !isKnownState(state);

  return (
    <Row gap={2} wrap>
      {isSaving && (
        <Button size="s" onClick={refresh}>
          <Trans>Check again</Trans>
        </Button>
      )}
      {!isSaving && isWaiting && agreement_id && agree && (
        <Button
          size="s"
          variant="primary"
          aria-label={t`Read and accept: ${name}`}
          onClick={agree}
          {...binding.control}
        >
          <Trans>Read and accept</Trans>
        </Button>
      )}
      {!isWaiting && agreement_id && readAgreement && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t`Agreement: ${name}`}
          onClick={() => readAgreement(portal, agreement_id)}
        >
          <Trans>Agreement</Trans>
        </Button>
      )}
      {typeof chat_id === 'number' && openChat && (
        <Button size="s" aria-label={t`Open the chat: ${name}`} onClick={() => openChat(chat_id)}>
          <Trans>Open the chat</Trans>
        </Button>
      )}
      {needsTeam && typeof chat_id !== 'number' && askSupport && (
        <Button
          size="s"
          aria-label={t`Ask our team: ${name}`}
          onClick={() => askSupport(portal, { summary: t`Distribution to ${name}` })}
        >
          <Trans>Ask our team</Trans>
        </Button>
      )}
      {isWaiting && <BindingReason action={binding} />}
    </Row>
  );
}
