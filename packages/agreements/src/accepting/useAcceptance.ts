import type { Agreement } from '@my-air/api-client/contract';
import { fetchAnew, usePortal, userQuery } from '@my-air/feature-kit';
import { useSendOnce } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';

import { AcceptanceError } from './AcceptanceError.ts';
import { acceptOne, type AgreementAcceptance, textOf } from './acceptOne.ts';

/** Accepts agreements one after the other; accepted ones stay so, and a second try sends only the rest. */
export function useAcceptance(
  acceptanceOf: (id: string) => AgreementAcceptance | undefined,
  onAccepted: () => void,
) {
  const portal = usePortal();
  const sendOnce = useSendOnce('agreements/accept');
  const { mutate, error, isPending } = useMutation({
    mutationKey: ['agreements', 'accept'],
    mutationFn: async (read: readonly Agreement[]) => {
      const userId = portal.session.getUser()?.id;
      for (const agreement of read) {
        // Another user who has signed in meanwhile has accepted nothing.
        if (portal.session.getUser()?.id !== userId) throw new AcceptanceError('not-confirmed');
        await sendOnce([agreement.id, textOf(agreement)], (key) =>
          acceptOne(portal, agreement, key, acceptanceOf(agreement.id)),
        );
      }
    },
    onSuccess: onAccepted,
    onSettled: () => {
      // Capabilities and pending agreements follow from it, also when only one of two was accepted.
      void fetchAnew(portal.queryClient, userQuery(portal.api)).catch(() => undefined);
    },
    meta: { handles: 'inPlace' },
  });
  return { accept: mutate, error, isPending };
}
