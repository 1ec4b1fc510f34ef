import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { toldInPlace } from '../failure/useFailureText.ts';
import { forceUpdate } from './channels.api.ts';

/** Asks for the videos of a channel anew, and remembers until when the server wants to be left alone. */
export function useForceUpdate(channelId: string) {
  const portal = usePortal();
  const [retryAt, setRetryAt] = useState(0);
  const update = useMutation({
    mutationKey: ['ai-metadata', 'update', channelId],
    mutationFn: () => forceUpdate(portal, channelId),
    onError: (error) => {
      if (isApiError(error) && error.retryAfter) setRetryAt(Date.now() + error.retryAfter * 1000);
    },
    meta: { handles: toldInPlace },
  });
  return { update, retryAt };
}
