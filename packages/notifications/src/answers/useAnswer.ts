import { msg } from '@lingui/core/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { useDraft } from '@my-air/feature-kit/forms';
import { useMutation } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';
import { notificationsQuery, refresh, type NotificationLists } from '../notices/notifications.api.ts';
import { notifyTabs } from '../notices/tabs.ts';
import { answerPlace, noAnswer, type AnswerDraft } from './answerDrafts.ts';

const words = { conflict: msg`You have already answered this. Reload the page to see your answer.` };

/** The answer to a notification: its draft, and how to send it. The draft stays until the server has it. */
export function useAnswer<Given>(
  id: number,
  options: { mutationFn: (given: Given) => Promise<Notification> },
) {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const failureText = useFailureText(words);
  const { value, read, write, forget } = useDraft(answerPlace, id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ given }: { given: Given; draft: AnswerDraft }) => options.mutationFn(given),
    meta: { handles: 'inPlace' },
    onSuccess: async (answered, { draft }) => {
      // Text typed since is shown as unsent.
      forget(draft);
      // A list that was asked for before would take the answer away.
      await queryClient.cancelQueries({ queryKey: notificationsQuery(api).queryKey });
      refresh(queryClient, api, (lists) => withAnswer(lists, answered));
      notifyTabs(portal, { kind: 'lists' });
    },
  });
  const draft = value ?? noAnswer;
  return {
    draft,
    // Based on the stored draft instead of the rendered one: rating and words may both change before the next
    // render.
    write: (change: Partial<AnswerDraft>) => write({ ...(read() ?? noAnswer), ...change }),
    send: (given: Given) => mutate({ given, draft }),
    isSending: isPending,
    /** Why the last one was not sent. */
    failure: error ? failureText(error) : undefined,
  };
}

/** The lists with an answer as the server confirmed it; without an id, the next reading brings it. */
function withAnswer(lists: NotificationLists, answered: Notification | undefined): NotificationLists {
  const change = (notification: Notification): Notification => {
    if (notification.id !== answered?.id) return notification;
    return {
      ...notification,
      partner_rating: answered.partner_rating ?? notification.partner_rating,
      partner_comment: answered.partner_comment ?? notification.partner_comment,
    };
  };
  return {
    active_notifications: lists.active_notifications.map(change),
    archive_notifications: lists.archive_notifications.map(change),
  };
}
