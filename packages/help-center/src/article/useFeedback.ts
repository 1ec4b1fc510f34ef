import type { ApiClient } from '@my-air/api-client';
import { atomStore } from '@my-air/feature-kit/state';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useMutation, mutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

import { sendArticleFeedback } from '../contract/help.ts';
import { givenFeedback, keepFeedback, type GivenFeedback } from './givenFeedback.ts';
import { report } from './interactions.ts';

/** A reader's opinion of an article. */
interface SaidFeedback {
  isUseful: boolean;
  comment: string | null;
}

/** Sends whether an article helped. */
const feedbackMutation = (api: ApiClient, articleId: number) =>
  mutationOptions({
    mutationKey: ['help-center', 'feedback', articleId],
    mutationFn: async ({ isUseful, comment }: SaidFeedback) => {
      await api.send(sendArticleFeedback, {
        params: { id: articleId },
        body: { is_useful: isUseful, comment },
      });
    },
  });

/** A reader's opinion of an article: sent to the server, and stored so that the question is asked once. */
export function useFeedback(articleId: number) {
  const portal = usePortal();
  const reader = useUser()?.id;
  const [given, setGiven] = useState<GivenFeedback | undefined>(
    () => atomStore.get(givenFeedback(reader))[articleId],
  );
  const [isGivenNow, setIsGivenNow] = useState(false);
  const feedback = useMutation(feedbackMutation(portal.api, articleId));

  function keep(said: GivenFeedback) {
    keepFeedback(reader, articleId, said);
    setGiven(said);
    setIsGivenNow(true);
  }

  function rate(isUseful: boolean) {
    report(portal, articleId, isUseful ? 'feedback_yes' : 'feedback_no');
    feedback.mutate({ isUseful, comment: null }, { onSuccess: () => keep(isUseful ? 'yes' : 'no') });
  }

  /** `onSent` is called before the comment counts as left, and not when it could not be sent. */
  async function comment(typed: string, onSent: () => void) {
    try {
      await feedback.mutateAsync({ isUseful: false, comment: typed.trim() });
    } catch {
      // The portal has reported it; the typed text stays.
      return;
    }
    onSent();
    keep('commented');
  }

  return {
    given,
    /** Whether the answer was given since the article was opened. */
    isGivenNow,
    isSending: feedback.isPending,
    rate,
    comment,
  };
}
