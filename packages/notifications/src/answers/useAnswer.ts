import { isApiError, type ApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useDraft } from '@my-air/feature-api/draft';
import { useWrite } from '@my-air/feature-api/writes';

import type { Notification } from '../contract.ts';
import { refresh } from '../notices/notifications.api.ts';
import { keepAnswer } from '../notices/hideArchived.ts';
import { tellTabs } from '../notices/tabs.ts';
import { answerPlace, noAnswer, type AnswerDraft } from './answerDrafts.ts';

/** The answer to a notification: its draft, and how to send it. The draft stays until the server has it. */
export function useAnswer<Given>(
  id: number,
  options: { mutationFn: (given: Given) => Promise<Notification> },
) {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const { value, read, write, forget } = useDraft(answerPlace, id);
  const { mutate, isPending, error } = useWrite({
    mutationFn: ({ given }: { given: Given; draft: AnswerDraft }) => options.mutationFn(given),
    meta: { handles: 'inPlace' },
    onSuccess: (answered, { draft }) => {
      keepAnswer(answered);
      // What was typed since is shown as unsent.
      forget(draft);
      refresh(queryClient, api);
      tellTabs(portal, { kind: 'answers' });
    },
  });
  const failure: ApiError | undefined = isApiError(error) ? error : undefined;
  const draft = value ?? noAnswer;
  return {
    draft,
    // As it is kept, not as it is drawn: the rating and the words may change before the page is drawn again.
    write: (change: Partial<AnswerDraft>) => write({ ...(read() ?? noAnswer), ...change }),
    send: (given: Given) => mutate({ given, draft }),
    isSending: isPending,
    hasFailed: error !== null,
    reason: sentenceOf(failure),
  };
}

/** What the server says is wrong with the answer. */
function sentenceOf(failure: ApiError | undefined): string | undefined {
  if (failure?.code !== 'validation') return undefined;
  return Object.values(failure.fieldErrors)[0] ?? failure.serverMessage;
}
