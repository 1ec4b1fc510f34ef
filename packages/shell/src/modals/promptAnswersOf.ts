import { answerModalPrompt, type modalPromptStatuses } from '@my-air/api-client/contract';
import { createAnswers, type Answers, type PortalContext } from '@my-air/feature-api';

type Status = (typeof modalPromptStatuses)[number];
const known = new WeakMap<PortalContext['api'], Map<number, Answers>>();

/** The answers of a user to the dialogs that the server required. */
export function promptAnswersOf({ api, session }: PortalContext, userId: number): Answers {
  const ofApi = known.get(api) ?? new Map<number, Answers>();
  known.set(api, ofApi);
  const answers =
    ofApi.get(userId) ??
    createAnswers({
      name: 'shell.prompts',
      userId,
      isCurrent: () => session.getUser()?.id === userId,
      send: (id, answer, how) =>
        api.send(answerModalPrompt, { params: { id }, body: { status: answer as Status } }, how),
    });
  ofApi.set(userId, answers);
  return answers;
}
