import { useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import { Status } from '@my-air/ui-kit';

import type { Review } from '../reviews/Review.ts';
import { stageWords } from './stageWords.ts';

export interface ReviewStatusProps {
  /** The stage of the review, and the server's word for it. */
  review: Pick<Review, 'stage' | 'word'>;
}

/**
 * The stage of a review; neutral words for one that this build does not know, nothing where the server names
 * none.
 */
export function ReviewStatus({ review: { stage, word } }: ReviewStatusProps) {
  const { t } = useLingui();
  if (stage === 'other' && !word) return null;
  const { tone, label } = stage === 'other' ? unknownStatus : stageWords[stage];
  return <Status tone={tone}>{t(label)}</Status>;
}
