import { createAnswers, type Answers, type PortalContext } from '@my-air/feature-api';

import { updateIntroTour } from '../contract.ts';

/** The name of the server's question for the tour. */
export const tourQuestion = 'intro_tour';

const known = new WeakMap<PortalContext['api'], Map<number, Answers>>();

/** Whether a user has seen the tour, or has skipped it. */
export function tourAnswerOf({ api, session }: PortalContext, userId: number): Answers {
  const ofApi = known.get(api) ?? new Map<number, Answers>();
  known.set(api, ofApi);
  const answer =
    ofApi.get(userId) ??
    createAnswers({
      name: 'home.tour',
      userId,
      isCurrent: () => session.getUser()?.id === userId,
      send: (_question, _answer, how) => api.send(updateIntroTour, { body: { intro_tour: false } }, how),
    });
  ofApi.set(userId, answer);
  return answer;
}
