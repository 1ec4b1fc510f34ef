import { usePortal, userQuery, useUser, type PortalContext } from '@my-air/feature-api';
import { useState } from 'react';

import { updateIntroTour } from '../contract.ts';
import { Tour } from './Tour.tsx';
import { useIsQuiet } from './useIsQuiet.ts';

/** Shows a newcomer around once, when the welcome and the dialogs that the server asks for are over. */
export function IntroTour() {
  const portal = usePortal();
  const isNew = useUser()?.is_new ?? false;
  // The shell welcomes a new person first.
  const isQuiet = useIsQuiet(isNew);
  const [isOver, setIsOver] = useState(false);
  const [index, setIndex] = useState(0);
  // A dialog has the word, or the tour is over.
  if (!isQuiet || isOver) return null;

  function end() {
    setIsOver(true);
    void rememberTour(portal);
  }

  return <Tour index={index} onMove={setIndex} onEnd={end} />;
}

/** When this fails the tour comes again at the next visit, which is no reason to complain. */
async function rememberTour({ api, queryClient }: PortalContext): Promise<void> {
  queryClient.setQueryData(
    userQuery(api).queryKey,
    (user) => user && { ...user, preference: { ...user.preference, intro_tour: false } },
  );
  await api.send(updateIntroTour, { body: { intro_tour: false } }).catch(() => {});
}
