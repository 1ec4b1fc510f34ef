import type { Agreement } from '@my-air/api-client/contract';
import { usePortal, userQuery } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import type { AgreementAcceptance } from '../modals.ts';
import { acceptOne } from './acceptOne.ts';
import { toldInPlace } from './failureText.ts';

/** Accepts agreements one after the other; what has been accepted stays so, and a second try sends only the rest. */
export function useAcceptance(own: AgreementAcceptance | undefined, onAccepted: () => void) {
  const portal = usePortal();
  const isRunning = useRef(false);
  const { mutate, error, isPending } = useMutation({
    mutationKey: ['agreements', 'accept'],
    mutationFn: async (read: readonly Agreement[]) => {
      for (const agreement of read) await acceptOne(portal, agreement, own);
    },
    onSuccess: onAccepted,
    onSettled: () => {
      isRunning.current = false;
      // Capabilities and pending agreements follow from it, also when only one of two was accepted.
      void portal.queryClient.fetchQuery({ ...userQuery(portal.api), staleTime: 0 }).catch(() => undefined);
    },
    meta: { handles: toldInPlace },
  });

  /** A second press before the button has been drawn as busy does nothing. */
  function accept(read: readonly Agreement[]) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(read);
  }
  return { accept, error, isPending };
}
