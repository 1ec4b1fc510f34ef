import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { BindingReason, QueryView, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Accordion, Banner, Button, Card, Skeleton, bringIntoSight } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { FailedVideos } from './FailedVideos.tsx';
import { failureGroupsQuery } from './jobs.api.ts';
import { useJobAct } from './useJobAct.ts';
import { reasonWords } from './reasonWords.ts';

export interface FailureGroupsProps {
  /** The id of the job. */
  id: string;
  /** Whether the server offers a retry of the job; without it the failures are only listed. */
  canRetry: boolean;
}

/**
 * The failed translations by reason, and the button that retries only them. Nothing where the server does not
 * list them.
 */
export function FailureGroups({ id, canRetry }: FailureGroupsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const binding = useBindingAction();
  const retry = useJobAct(id, 'retry');
  const failures = useQuery(failureGroupsQuery(api, id));
  if (failures.data === null) return null;

  return (
    <Card
      title={<Trans>Failed translations</Trans>}
      actions={
        canRetry && (
          <Button size="s" isBusy={retry.isBusy} onClick={() => retry.act()} {...binding.control}>
            <Trans>Retry failed only</Trans>
          </Button>
        )
      }
    >
      <BindingReason action={binding} />
      {retry.failure && (
        <Banner ref={bringIntoSight} tone="critical">
          {retry.failure}
        </Banner>
      )}
      <QueryView
        query={failures}
        pending={<Skeleton lines={2} height="2rem" />}
        failed={<Trans>The failed translations could not be loaded</Trans>}
        isBanner
      >
        {(groups) => (
          <Accordion
            items={(groups ?? []).map(({ reason, message, count }) => {
              const known = Object.hasOwn(reasonWords, reason) ? reasonWords[reason] : undefined;
              const words = known ? t(known) : (message ?? t`Another reason`);
              const failed = format.number(count);
              return {
                id: reason,
                label: t`${words}: ${failed}`,
                content: <FailedVideos id={id} reason={reason} />,
              };
            })}
          />
        )}
      </QueryView>
    </Card>
  );
}
