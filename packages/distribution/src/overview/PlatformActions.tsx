import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-api';
import { BindingReason, useBindingAction } from '@my-air/feature-api/views';
import { Button, Row } from '@my-air/ui-kit';

import { useAgree } from '../agreeing/useAgree.ts';
import type { DistributionPlatform } from '../contract.ts';
import { distributionPorts } from '../ports.ts';

export interface PlatformActionsProps {
  platform: DistributionPlatform;
  /** Whether its acceptance is on its way. */
  isSaving: boolean;
}

/** What can be done about a platform: accept its agreement, read it again, ask about it. */
export function PlatformActions({ platform, isSaving }: PlatformActionsProps) {
  const { t } = useLingui();
  const { modals } = usePortal();
  const binding = useBindingAction();
  const { agree, refresh } = useAgree(platform);
  const openChat = port(distributionPorts, 'openChat');
  const { agreement_id, chat_id, state, platform: name } = platform;
  const isWaiting = state === 'not_agreed';
  const needsTeam = state === 'rejected' || state === 'cannot_distribute';

  return (
    <Row gap={2} wrap>
      {isSaving && (
        <Button size="s" onClick={refresh}>
          <Trans>Check again</Trans>
        </Button>
      )}
      {!isSaving && isWaiting && agreement_id && (
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
      {!isWaiting && agreement_id && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t`Agreement: ${name}`}
          onClick={() => void modals.open('agreement', { agreements: [{ id: agreement_id }] })}
        >
          <Trans>Agreement</Trans>
        </Button>
      )}
      {typeof chat_id === 'number' && openChat && (
        <Button size="s" aria-label={t`Open the chat: ${name}`} onClick={() => openChat(chat_id)}>
          <Trans>Open the chat</Trans>
        </Button>
      )}
      {needsTeam && typeof chat_id !== 'number' && modals.has('support') && (
        <Button
          size="s"
          aria-label={t`Ask our team: ${name}`}
          onClick={() => void modals.open('support', { summary: t`Distribution to ${name}` })}
        >
          <Trans>Ask our team</Trans>
        </Button>
      )}
      {isWaiting && <BindingReason action={binding} />}
    </Row>
  );
}
