import type { User } from '@my-air/api-client/contract';
import {
  type DataContext,
  isImpersonated,
  useInterruption,
  usePortal,
  userQuery,
  useUser,
} from '@my-air/feature-kit';
import { mutationOptions, useMutation, useMutationState } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { updateIntroTour } from '../contract.ts';
import { useIsQuiet } from './useIsQuiet.ts';

const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }));

/** Remembers that the user has seen the tour, or has skipped it. A failure is not shown. */
const endTourMutation = ({ api, queryClient }: DataContext) =>
  mutationOptions({
    mutationKey: ['home', 'tour'],
    mutationFn: () => api.send(updateIntroTour, { body: { intro_tour: false } }, { keepalive: true }),
    onMutate: () => {
      queryClient.setQueryData(
        userQuery(api).queryKey,
        (user) => user && { ...user, preference: { ...user.preference, intro_tour: false } },
      );
    },
    gcTime: Number.POSITIVE_INFINITY,
    meta: { poll: true },
  });

export interface IntroTourProps {
  /** Whether the path of a newcomer leads home, in place of the items that wait. */
  isOnRoad: boolean;
}

/** Shows a new user around once, after the welcome and the dialogs that the server requires. */
export function IntroTour({ isOnRoad }: IntroTourProps) {
  const portal = usePortal();
  const isNew = useUser()?.is_new ?? false;
  const end = useMutation(endTourMutation(portal));
  // The server may not know of it yet when the user is fetched again.
  const isOver = useMutationState({ filters: { mutationKey: ['home', 'tour'] } }).length > 0;
  // The shell welcomes a new user first. Between two of its dialogs the next one may be slow to load.
  const isQuiet = useIsQuiet(isNew);
  const isInterrupted = useInterruption();
  const [index, setIndex] = useState(0);
  // A dialog is open, or the tour is over.
  if (!isQuiet || isInterrupted || isOver) return null;

  return (
    <Suspense>
      <Tour isOnRoad={isOnRoad} index={index} onMove={setIndex} onEnd={() => end.mutate()} />
    </Suspense>
  );
}

/**
 * Whether the tour waits for this user: `intro_tour` says that it is still to be shown. Staff who act as them
 * leave it.
 */
export function isTourDue(user: User): boolean {
  return Boolean(user.preference?.intro_tour) && !isImpersonated(user);
}
