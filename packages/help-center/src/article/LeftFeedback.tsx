import { UnsentText, useDraft } from '@my-air/feature-api/draft';

import { commentPlace } from './draftFeedback.ts';

export interface LeftFeedbackProps {
  articleId: number;
}

/** What was typed after the comment on an article had been sent. */
export function LeftFeedback({ articleId }: LeftFeedbackProps) {
  const { value, clear } = useDraft(commentPlace, articleId);
  return <UnsentText text={value?.comment} onDelete={clear} />;
}
