import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

const Answer = v.object({ rating: v.nullable(v.number()), words: v.string() });

/** A reply that was started; kept by the id of the notification. */
export type AnswerDraft = v.InferOutput<typeof Answer>;

export const answerPlace = draftPlace(
  'notifications/answer',
  Answer,
  ({ rating, words }) => rating === null && words === '',
);

/** No reply started yet. */
export const noAnswer: AnswerDraft = { rating: null, words: '' };
