import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementSummary } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { BindingReason, SupportButton } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Banner, Button, Row, Stack, Text, bringIntoSight } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { openAgreements } from '../agreements/openAgreements.ts';
import { useConnectChannel } from '../channels/useConnectChannel.ts';
import type { AiChannel } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import type { AccessStep } from './accessStep.ts';
import { useReceiveAccess } from './useReceiveAccess.ts';

export interface AccessActionProps {
  /** The first step that is left to do. */
  step: AccessStep;
  /** The agreements that the `agreements` step opens; their names are in its text. */
  pending: readonly AgreementSummary[];
  /** The connected channels; one with revoked access is offered for reconnecting. */
  channels: readonly AiChannel[];
  /** Called once the server has granted the capability. */
  onGranted: () => void;
}

/** The current step: why it is there, and the one button that takes it. */
export function AccessAction({ step, pending, channels, onGranted }: AccessActionProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const format = useFormat();
  const failureText = useRefusalText();
  const receive = useReceiveAccess(onGranted);
  const lost = channels.find(({ is_access_revoked }) => is_access_revoked);
  const { connect, binding } = useConnectChannel(lost);
  const another = useConnectChannel();
  const names = format.list(pending.map(({ display_name, id }) => display_name || id));
  const title = lost?.title;

  const steps: Record<AccessStep, { text: ReactNode; label: string; act: () => void }> = {
    agreements: {
      text: t`Read what the service does with your channel and what it costs, and accept it: ${names}.`,
      label: t`Read and accept`,
      act: () => void openAgreements(portal),
    },
    channel: {
      text: lost ? (
        <Trans>
          YouTube revoked our access to <bdi>{title}</bdi>. Reconnect it to go on.
        </Trans>
      ) : (
        t`You sign in to YouTube and allow us to edit titles and descriptions. We change nothing until you start a translation.`
      ),
      label: lost ? t`Reconnect` : t`Connect with YouTube`,
      act: connect,
    },
    capability: {
      text: t`Everything is in place. You pay only for what you translate, and see the price first.`,
      label: t`Get AI translation`,
      act: () => receive.mutate(),
    },
  };
  const { text, label, act } = steps[step];

  return (
    <Stack gap={4}>
      <Text aria-live="polite" style={{ maxWidth: '68ch' }}>
        {text}
      </Text>
      {/* One button for all steps: the focus stays on it while they follow each other. */}
      <Row gap={3} wrap>
        <Button
          variant="primary"
          isBusy={receive.isPending}
          onClick={() => {
            receive.reset();
            act();
          }}
          {...binding.control}
        >
          {label}
        </Button>
        {step === 'channel' && lost && (
          <Button onClick={another.connect} {...binding.control}>
            <Trans>Connect another channel</Trans>
          </Button>
        )}
      </Row>
      <BindingReason action={binding} />
      {receive.error && (
        <Banner
          ref={bringIntoSight}
          tone="critical"
          title={<Trans>AI translation is not available to you yet</Trans>}
          action={<SupportButton summary={t`About AI translation`} />}
        >
          {failureText(receive.error)}
        </Banner>
      )}
    </Stack>
  );
}
