import { Trans } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal, userQuery } from '@my-air/feature-api';
import { BindingReason, useBindingAction } from '@my-air/feature-api/views';
import { Banner, Button, EmptyState, Stack } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import { receiveAccess } from '../channels/channels.api.ts';
import { toldInPlace, useFailureText } from '../failure/useFailureText.ts';

/** Asks for the service; a refusal is explained in the server's words. */
export function AccessCard() {
  const { api, queryClient } = usePortal();
  const failureText = useFailureText();
  const binding = useBindingAction();
  const receive = useMutation({
    mutationKey: ['ai-metadata', 'receive'],
    mutationFn: () => receiveAccess({ api }),
    // The capability comes with the person; what grants it does not say which ones there are now.
    onSuccess: () => queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 }),
    meta: { handles: toldInPlace },
  });

  return (
    <Stack gap={4}>
      <EmptyState
        illustration="start"
        title={<Trans>Reach viewers who search in other languages</Trans>}
        text={
          <Trans>
            We translate titles and descriptions, show the price before anything is spent, and can undo a
            whole batch for 7 days.
          </Trans>
        }
        action={
          <Button
            variant="primary"
            isBusy={receive.isPending}
            onClick={() => receive.mutate()}
            {...binding.control}
          >
            <Trans>Get AI translation</Trans>
          </Button>
        }
      />
      <BindingReason action={binding} />
      {receive.error && (
        <Banner tone="critical" title={<Trans>AI translation is not available to you yet</Trans>}>
          {isApiError(receive.error) ? failureText(receive.error) : undefined}
        </Banner>
      )}
    </Stack>
  );
}
