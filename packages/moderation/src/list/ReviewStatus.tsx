import { useLingui } from '@lingui/react/macro';
import { Status } from '@my-air/ui-kit';

import type { Review } from '../reviews/Review.ts';
import { stageWords } from './stageWords.ts';

export interface ReviewStatusProps {
  review: Pick<Review, 'stage' | 'word'>;
}

/** The stage of a review; neutral words for one that this build does not know, nothing where the server says none. */
export function ReviewStatus({ review: { stage, word } }: ReviewStatusProps) {
  const { t } = useLingui();
  const words = stage === 'other' ? undefined : stageWords[stage];
  if (words) return <Status tone={words.tone}>{t(words.label)}</Status>;
  return word ? <Status tone="neutral">{t`Status being updated`}</Status> : null;
}
