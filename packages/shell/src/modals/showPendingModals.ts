import { answerModalPrompt, type modalPromptStatuses } from '@my-air/api-client/contract';
import { keepPerUser } from '@my-air/client-state';
import { createAnswers } from '@my-air/data-kit';
import { isImpersonated, type PendingModalHandler, type PortalContext } from '@my-air/feature-api';

type Status = (typeof modalPromptStatuses)[number];

/** The answers of a user to the dialogs that the server required. */
const promptAnswersOf = keepPerUser(({ api, session }: PortalContext, userId: number) =>
  createAnswers({
    name: 'shell.prompts',
    userId,
    isCurrent: () => session.getUser()?.id === userId,
    send: (id, answer, how) =>
      api.send(answerModalPrompt, { params: { id }, body: { status: answer as Status } }, how),
  }),
);

/** The handlers of the modals that the server requires, by the modal's name. */
export type PendingModalHandlers = Readonly<Record<string, PendingModalHandler>>;

/**
 * Shows the modals that the server requires for the user, in its order; the first that reports true stops the
 * sequence.
 */
export async function showPendingModals(
  portal: PortalContext,
  handlers: PendingModalHandlers,
  signal: AbortSignal,
): Promise<void> {
  const user = portal.session.getUser();
  const prompts = user?.partner?.pending_modals;
  // The server's questions to a user are not for a member of staff to answer.
  if (!user || isImpersonated(user)) return;

  const answers = promptAnswersOf(portal, user.id);
  signal.addEventListener('abort', answers.start());
  // An answer may still be on its way when the server lists what it waits for.
  const pending = Array.isArray(prompts) ? prompts.filter(({ id }) => !answers.isGiven(id)) : [];
  for (const { id, name } of pending) {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler || (name === 'choose_ai_prompts' && pending.length !== 2)) continue;
    const isDone = await handler(portal);
    void answers.give(id, isDone ? 'accepted' : 'dismissed');
    if (isDone) return;
  }
}
