import type { ApiClient } from '@my-air/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** A reader's opinion of an article. */
export interface SaidFeedback {
  isUseful: boolean;
  comment: string | null;
}

/** Sends whether an article helped. */
export const feedbackMutation = (api: ApiClient, articleId: number) =>
  mutationOptions({
    mutationKey: ['help-center', 'feedback', articleId],
    mutationFn: async ({ isUseful, comment }: SaidFeedback) => {
      const { sendArticleFeedback } = await import('../contract/help.ts');
      await api.send(sendArticleFeedback, {
        params: { id: articleId },
        body: { is_useful: isUseful, comment },
      });
    },
  });
