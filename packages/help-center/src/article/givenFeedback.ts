import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

const Said = v.picklist(['yes', 'no', 'told']);

/** A reader's answer about an article. */
export type GivenFeedback = v.InferOutput<typeof Said>;

/**
 * The answers of a reader on this device, by the article's id, so that each question is asked once; visitors
 * count as one reader.
 */
export const givenFeedback = defineKept({
  key: 'help-center.feedback',
  schema: v.record(v.string(), Said),
  initial: {},
  per: 'user',
  earlierKey: (reader) => (reader === undefined ? 'helpFeedback' : `helpFeedback:${reader}`),
});

/** Stores an answer. */
export function keepFeedback(
  reader: number | string | undefined,
  articleId: number,
  said: GivenFeedback,
): void {
  const given = givenFeedback(reader);
  given.set({ ...given.get(), [articleId]: said });
}
