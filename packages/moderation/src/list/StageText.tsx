import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';

import type { Review } from '../reviews/Review.ts';
import { stageWords } from './stageWords.ts';

export interface StageTextProps {
  /** The review in its stage. */
  review: Pick<Review, 'stage' | 'due'>;
  /** In epoch milliseconds. */
  now: number;
}

/** The words for the stage of a review, with the moment of our answer where it is known; nothing for a stage that this build does not know. */
export function StageText({ review: { stage, due }, now }: StageTextProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (stage === 'other') return null;
  const { text, textBy } = stageWords[stage];
  if (due === undefined || !textBy) return <Text size={14}>{t(text)}</Text>;
  const date = format.deadline(due, now);
  return (
    <Text size={14}>
      {due.getTime() > now ? (
        t(textBy(date))
      ) : (
        <Trans>Our answer was due by {date}. Ask us if it does not come today.</Trans>
      )}
    </Text>
  );
}
