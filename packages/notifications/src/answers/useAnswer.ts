import { isApiError, type ApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-kit';
import { useDraft } from '@my-air/feature-kit/forms';
import { useMutation } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';
import { refresh } from '../notices/notifications.api.ts';
import { keepAnswer } from '../notices/hideArchived.ts';
import { notifyTabs } from '../notices/tabs.ts';
import { answerPlace, noAnswer, type AnswerDraft } from './answerDrafts.ts';

/** The answer to a notification: its draft, and how to send it. The draft stays until the server has it. */
export function useAnswer<Given>(
  id: number,
  options: { mutationFn: (given: Given) => Promise<Notification> },
) {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const { value, read, write, forget } = useDraft(answerPlace, id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ given }: { given: Given; draft: AnswerDraft }) => options.mutationFn(given),
    meta: { handles: 'inPlace' },
    onSuccess: (answered, { draft }) => {
      // Without an id, the list that is read anew has the answer.
      if (answered?.id != null) keepAnswer(answered);
      // Text typed since is shown as unsent.
      forget(draft);
      refresh(queryClient, api);
      notifyTabs(portal, { kind: 'lists' });
    },
  });
  const failure: ApiError | undefined = isApiError(error) ? error : undefined;
  const draft = value ?? noAnswer;
  return {
    draft,
    // Based on the stored draft instead of the rendered one: rating and words may both change before the next
    // render.
    write: (change: Partial<AnswerDraft>) => write({ ...(read() ?? noAnswer), ...change }),
    send: (given: Given) => mutate({ given, draft }),
    isSending: isPending,
    hasFailed: error !== null,
    reason: sentenceOf(failure),
  };
}

/** The server's reason for refusing the answer. */
function sentenceOf(failure: ApiError | undefined): string | undefined {
  if (failure?.code !== 'validation') return undefined;
  return Object.values(failure.fieldErrors)[0] ?? failure.serverMessage;
}
