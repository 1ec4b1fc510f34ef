import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { fetchAnew, usePortal, userQuery } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';

import { aiChannelsQuery, receiveAccess } from '../channels/channels.api.ts';
import { refusalOf } from '../failure/refusals.ts';

/** Asks for the service. A step that the server still misses is read again, so that it is the current one. */
export function useReceiveAccess(onGranted: () => void) {
  const { t } = useLingui();
  const portal = usePortal();
  const { api, queryClient } = portal;
  const readUser = () => fetchAnew(queryClient, userQuery(api));
  return useMutation({
    mutationKey: ['ai-metadata', 'receive'],
    mutationFn: () => receiveAccess({ api }),
    onSuccess: async () => {
      // The button goes with the card: the focus must not go with it.
      document.querySelector('h1')?.focus();
      // The capability comes with the user; the answer that grants it does not list the present ones.
      await readUser();
      portal.toasts.show({ type: 'success', title: t`AI translation is ready` });
      onGranted();
    },
    onError: async (error) => {
      const refusal = isApiError(error) ? refusalOf(error) : undefined;
      if (refusal === 'agreements_pending') await readUser().catch(() => undefined);
      if (refusal === 'no_channel') {
        await queryClient.invalidateQueries({ queryKey: aiChannelsQuery(api).queryKey });
      }
    },
    meta: { handles: 'inPlace' },
  });
}
