import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { QueryView, useStepperWords } from '@my-air/feature-kit/views';
import { Card, Skeleton, Stepper, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pendingAgreements } from '../agreements/openAgreements.ts';
import { aiChannelsQuery } from '../channels/channels.api.ts';
import { AccessAction } from './AccessAction.tsx';
import { accessStep, accessSteps, type AccessStep } from './accessStep.ts';

export interface AccessCardProps {
  /** Called once the user has the service. @default nothing */
  onGranted?: () => void;
}

/** Leads to AI translation step by step: the agreements, a channel, the capability. */
export function AccessCard({ onGranted = () => {} }: AccessCardProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const words = useStepperWords();
  const pending = pendingAgreements(useUser());
  const [hasAgreements, setHasAgreements] = useState(pending.length > 0);
  // Accepted here, the step stays as done; where nothing was to be accepted there is no such step.
  if (pending.length > 0 && !hasAgreements) setHasAgreements(true);
  const result = useQuery(aiChannelsQuery(api));
  const labels: Record<AccessStep, string> = {
    agreements: t`Accept the agreements`,
    channel: t`Connect a channel`,
    capability: t`Get AI translation`,
  };

  return (
    <Card title={<Trans>Reach viewers who search in other languages</Trans>}>
      <Text tone="muted">
        <Trans>
          We translate titles and descriptions, show the price before anything is spent, and can undo a whole
          batch for 7 days.
        </Trans>
      </Text>
      <QueryView
        query={result}
        pending={<Skeleton lines={4} height="1.5rem" />}
        failed={<Trans>The channels could not be loaded</Trans>}
      >
        {(channels) => {
          const current = accessStep(pending.length, channels);
          const steps = accessSteps.filter((id) => id !== 'agreements' || hasAgreements);
          const place = steps.indexOf(current);
          return (
            <>
              <Stepper
                label={t`Steps to AI translation`}
                steps={steps.map((id, index) => ({
                  id,
                  label: labels[id],
                  state: index < place ? 'done' : index === place ? 'current' : 'upcoming',
                }))}
                {...words}
              />
              <AccessAction step={current} pending={pending} channels={channels} onGranted={onGranted} />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
