import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { write } from './suggestions.api.ts';

/** Lets suggestions be written; cancelling, or leaving the screen, stops the server too. */
export function useWriting(guid: string) {
  const portal = usePortal();
  const running = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationKey: ['ai-optimization', 'write', guid],
    mutationFn: async () => {
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        return await write(portal, guid, signal);
      } catch (error) {
        // The server keeps the suggestions written before the end.
        void portal.queryClient.invalidateQueries({ queryKey: ['ai-optimization'] });
        throw error;
      }
    },
    meta: { handles: 'inPlace' },
  });
  useEffect(() => () => running.current?.abort(), []);

  const isCancelled = isApiError(mutation.error) && mutation.error.code === 'aborted';
  return {
    start: () => mutation.mutate(),
    cancel: () => running.current?.abort(),
    isWriting: mutation.isPending,
    /** The number of suggestions that the last call wrote; undefined before the first call. */
    added: mutation.data,
    failure: mutation.error && !isCancelled ? mutation.error : undefined,
  };
}
