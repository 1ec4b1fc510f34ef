import { useValue, keepPerUser } from '@my-air/client-state';
import { type Answers, createAnswers } from '@my-air/data-kit';
import { useInterruption, usePortal, userQuery, useUser, type PortalContext } from '@my-air/feature-api';
import { useEffect, useState } from 'react';

import { updateIntroTour } from '../contract.ts';
import { Tour } from './Tour.tsx';
import { useIsQuiet } from './useIsQuiet.ts';

/** The name of the server's question for the tour. */
const tourQuestion = 'intro_tour';

/** Whether a user has seen the tour, or has skipped it. */
const tourAnswerOf = keepPerUser(({ api, session }: PortalContext, userId: number) =>
  createAnswers({
    name: 'home.tour',
    userId,
    isCurrent: () => session.getUser()?.id === userId,
    send: (_question, _answer, how) => api.send(updateIntroTour, { body: { intro_tour: false } }, how),
  }),
);

/** Shows a new user around once, after the welcome and the dialogs that the server requires. */
export function IntroTour() {
  const portal = usePortal();
  const user = useUser();
  const isNew = user?.is_new ?? false;
  const answer = tourAnswerOf(portal, user?.id ?? 0);
  useEffect(() => answer.start(), [answer]);
  // The server may not know of it yet when the user is fetched again.
  const isOver = useValue({ subscribe: answer.subscribe, get: () => answer.isGiven(tourQuestion) });
  // The shell welcomes a new user first. Between two of its dialogs the next one may be slow to load.
  const isQuiet = useIsQuiet(isNew);
  const isInterrupted = useInterruption();
  const [index, setIndex] = useState(0);
  // A dialog is open, or the tour is over.
  if (!isQuiet || isInterrupted || isOver) return null;

  return <Tour index={index} onMove={setIndex} onEnd={() => rememberTour(portal, answer)} />;
}

/** A failure is not shown: the next page sends it again. */
function rememberTour({ api, queryClient }: PortalContext, answer: Answers): void {
  void answer.give(tourQuestion, 'seen');
  queryClient.setQueryData(
    userQuery(api).queryKey,
    (user) => user && { ...user, preference: { ...user.preference, intro_tour: false } },
  );
}
