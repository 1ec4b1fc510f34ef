import { UnsentText, useDraft } from '@my-air/feature-api/draft';

import { commentPlace } from './draftFeedback.ts';

export interface LeftFeedbackProps {
  /** The id of the article, under which the draft is kept. */
  articleId: number;
}

/** The text that was typed after the comment on an article had been sent. */
export function LeftFeedback({ articleId }: LeftFeedbackProps) {
  const { value, clear } = useDraft(commentPlace, articleId);
  return <UnsentText text={value?.comment} onDelete={clear} />;
}
