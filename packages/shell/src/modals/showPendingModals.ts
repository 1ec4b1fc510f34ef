import { answerModalPrompt, type modalPromptStatuses } from '@my-air/api-client/contract';
import { isImpersonated, type PendingModalHandler, type PortalContext } from '@my-air/feature-api';
import { MutationObserver } from '@tanstack/react-query';

type Status = (typeof modalPromptStatuses)[number];

/** The handlers of the modals that the server requires, by the modal's name. */
export type PendingModalHandlers = Readonly<Record<string, PendingModalHandler>>;

/**
 * Shows the modals that the server requires for the user, in its order; the first that reports true stops the
 * sequence.
 */
export async function showPendingModals(
  portal: PortalContext,
  handlers: PendingModalHandlers,
): Promise<void> {
  const user = portal.session.getUser();
  const prompts = user?.partner?.pending_modals;
  // The server's questions to a user are not for a member of staff to answer.
  if (!user || isImpersonated(user)) return;

  // An answer may still be on its way when the server lists what it waits for.
  const answered = portal.queryClient.getMutationCache();
  const pending = Array.isArray(prompts)
    ? prompts.filter(({ id }) => !answered.find({ mutationKey: answerKey(id) }))
    : [];
  for (const { id, name } of pending) {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler || (name === 'choose_ai_prompts' && pending.length !== 2)) continue;
    const isDone = await handler(portal);
    give(portal, id, isDone ? 'accepted' : 'dismissed');
    if (isDone) return;
  }
}

const answerKey = (id: number | string) => ['shell', 'prompt', String(id)];

/** Sends the answer to a dialog, in a call that outlives the page. A failure is not shown. */
function give({ api, queryClient }: PortalContext, id: number | string, status: Status): void {
  const answer = new MutationObserver(queryClient, {
    mutationKey: answerKey(id),
    mutationFn: () => api.send(answerModalPrompt, { params: { id }, body: { status } }, { keepalive: true }),
    gcTime: Number.POSITIVE_INFINITY,
    meta: { poll: true },
  });
  answer.mutate().catch(() => {});
}
