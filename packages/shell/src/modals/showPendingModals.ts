import { answerModalPrompt } from '@my-air/api-client/contract';
import { isImpersonated, type PendingModalHandler, type PortalContext } from '@my-air/feature-api';

/** Who answers the modals that the server asks for, by their name. */
export type PendingModalHandlers = Readonly<Record<string, PendingModalHandler>>;

/** Shows what the server wants the person to see, in its order; the first that reports true stops the sequence. */
export async function showPendingModals(
  portal: PortalContext,
  handlers: PendingModalHandlers,
): Promise<void> {
  const user = portal.session.getUser();
  const pending = user?.partner?.pending_modals;
  // What the server asks of a person is not for a member of staff to answer.
  if (!Array.isArray(pending) || isImpersonated(user)) return;

  for (const { id, name } of pending) {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler || (name === 'choose_ai_prompts' && pending.length !== 2)) continue;
    const isDone = await handler(portal);
    void portal.api.send(answerModalPrompt, {
      params: { id },
      body: { status: isDone ? 'accepted' : 'dismissed' },
    });
    if (isDone) return;
  }
}
