import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Button, Row } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { useAgree } from '../agreeing/useAgree.ts';
import type { DistributionPlatform } from '../contract.ts';
import { distributionPorts } from '../ports.ts';
import { isKnownState } from './describeState.ts';

/** A dialog with a platform in it: one dialog is open at a time, so that it makes way for another and comes back. */
export interface PlatformDialog {
  leave: () => void;
  reopen: () => void;
}

export interface PlatformActionsProps {
  /** The platform that the buttons act on. */
  platform: DistributionPlatform;
  /** The dialog that the buttons are in; undefined in the list. */
  dialog: PlatformDialog | undefined;
  /** Whether its acceptance is on its way. */
  isSaving: boolean;
}

/** The possible actions on a platform: accept its agreement, read it again, ask about it. */
export function PlatformActions({ platform, isSaving, dialog }: PlatformActionsProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const { agree, refresh } = useAgree(platform, dialog?.reopen);
  const openChat = port(distributionPorts, 'openChat');
  const readAgreement = port(distributionPorts, 'readAgreement');
  const askSupport = port(supportPorts, 'askSupport');
  const { agreement_id, chat_id, state, platform: name } = platform;
  const isWaiting = state === 'not_agreed';
  const leaving = (act: () => void) => () => {
    dialog?.leave();
    act();
  };
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
          onClick={leaving(agree)}
          {...binding.control}
        >
          <Trans>Read and accept</Trans>
        </Button>
      )}
      {!isWaiting && agreement_id && readAgreement && (
        <AtEdge
          size="s"
          variant="quiet"
          aria-label={t`Agreement: ${name}`}
          onClick={leaving(() => readAgreement(portal, agreement_id))}
        >
          <Trans>Agreement</Trans>
        </AtEdge>
      )}
      {chat_id != null && openChat && (
        <Button size="s" aria-label={t`Open the chat: ${name}`} onClick={leaving(() => openChat(chat_id))}>
          <Trans>Open the chat</Trans>
        </Button>
      )}
      {needsTeam && chat_id == null && askSupport && (
        <Button
          size="s"
          aria-label={t`Ask our team: ${name}`}
          onClick={leaving(() => askSupport(portal, { summary: t`Distribution to ${name}` }))}
        >
          <Trans>Ask our team</Trans>
        </Button>
      )}
      {isWaiting && <BindingReason action={binding} />}
    </Row>
  );
}

/** A button without a frame; its label begins where the texts of the card do. */
const AtEdge = styled(Button)`
  &:first-child {
    margin-inline-start: calc(-1 * var(--space-3));
  }
`;
