import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useWrite } from '@my-air/feature-api/writes';
import { useState } from 'react';

import { forceUpdate } from './channels.api.ts';

/** Asks for the videos of a channel anew, and remembers until when the server wants to be left alone. */
export function useForceUpdate(channelId: string) {
  const portal = usePortal();
  const [retryAt, setRetryAt] = useState(0);
  const update = useWrite({
    mutationKey: ['ai-metadata', 'update', channelId],
    mutationFn: () => forceUpdate(portal, channelId),
    onError: (error) => {
      if (isApiError(error) && error.retryAfter) setRetryAt(Date.now() + error.retryAfter * 1000);
    },
    meta: { handles: 'inPlace' },
  });
  return { update, retryAt };
}
