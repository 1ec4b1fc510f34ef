import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

const Said = v.picklist(['yes', 'no', 'told']);

/** What a reader has said about an article. */
export type GivenFeedback = v.InferOutput<typeof Said>;

/** What a reader has said on this device, by the article's id, so that nobody is asked twice; visitors are one reader. */
export const givenFeedback = defineKept({
  key: 'help-center.feedback',
  schema: v.record(v.string(), Said),
  initial: {},
  per: 'person',
  earlierKey: (reader) => (reader === undefined ? 'helpFeedback' : `helpFeedback:${reader}`),
});

/** Keeps what was said. */
export function keepFeedback(
  reader: number | string | undefined,
  articleId: number,
  said: GivenFeedback,
): void {
  const given = givenFeedback(reader);
  given.set({ ...given.get(), [articleId]: said });
}
