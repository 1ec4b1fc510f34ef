import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

const Given = v.picklist(['yes', 'no', 'commented']);

/** A reader's answer about an article. */
export type GivenFeedback = v.InferOutput<typeof Given>;

/**
 * The answers of a reader on this device, by the article's id, so that each question is asked once; visitors
 * count as one reader.
 */
export const givenFeedback = keptAtom(
  'help-center.feedback',
  v.record(v.string(), Given),
  {},
  {
    per: 'user',
    survivesSignOut: true,
  },
);

/** Stores an answer. */
export function keepFeedback(
  reader: number | string | undefined,
  articleId: number,
  said: GivenFeedback,
): void {
  atomStore.set(givenFeedback(reader), (given) => ({ ...given, [articleId]: said }));
}
