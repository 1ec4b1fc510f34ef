import { answerModalPrompt, type modalPromptStatuses } from '@my-air/api-client/contract';
import { isImpersonated, type PendingModalHandler, type PortalContext } from '@my-air/feature-kit';
import { isField } from '@my-air/feature-kit/views';
import { MutationObserver } from '@tanstack/react-query';

type Status = (typeof modalPromptStatuses)[number];

/** The handlers of the modals that the server requires, by the modal's name. */
export type PendingModalHandlers = Readonly<Record<string, PendingModalHandler>>;

/**
 * Shows the modals that the server requires for the user, in its order; the first that reports true stops the
 * sequence. After the end of the session none is shown or answered: the cookie may be another user's.
 */
export async function showPendingModals(
  portal: PortalContext,
  handlers: PendingModalHandlers,
  signal: AbortSignal,
): Promise<void> {
  const user = portal.session.getUser();
  const prompts = user?.partner?.pending_modals;
  // The server's questions to a user are not for a member of staff to answer.
  if (signal.aborted || !user || isImpersonated(user)) return;

  // An answer may still be on its way when the server lists what it waits for.
  const answered = portal.queryClient.getMutationCache();
  const pending = Array.isArray(prompts)
    ? prompts.filter(({ id }) => !answered.find({ mutationKey: answerKey(id) }))
    : [];
  for (const { id, name } of pending) {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler || (name === 'choose_ai_prompts' && pending.length !== 2)) continue;
    await untilNothingIsTyped();
    if (signal.aborted) return;
    const isDone = await handler(portal);
    if (signal.aborted) return;
    give(portal, id, isDone ? 'accepted' : 'dismissed');
    if (isDone) return;
  }
}

/** The pause after which a text counts as typed, in milliseconds. */
const typingPause = 5_000;

/** Waits while the user types into a field, whose next letters a modal would take. */
function untilNothingIsTyped(): Promise<void> {
  const field = document.activeElement;
  if (!field || !isField(field) || !textOf(field)) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    let timer = setTimeout(end, typingPause);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, typingPause);
    };
    field.addEventListener('input', wait, { signal: ended.signal });
    field.addEventListener('focusout', end, { signal: ended.signal });
  });
}

const textOf = (field: Element): string =>
  ('value' in field ? String(field.value) : (field.textContent ?? '')).trim();

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
