import { atomStore } from '@my-air/feature-kit/state';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { feedbackMutation } from './feedback.api.ts';
import { givenFeedback, keepFeedback, type GivenFeedback } from './givenFeedback.ts';
import { report } from './interactions.ts';

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
