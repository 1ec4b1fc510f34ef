import * as v from 'valibot';

/**
 * The reason why a service is an answer: the words of the question and the part of the service that matched.
 */
export const Why = v.object({
  /** Words of the question as they were written; empty when the assistant searched in words of its own. */
  asked: v.array(v.string()),
  /** The words that the assistant searched for; set when none of the question's own matched. */
  searched: v.optional(v.string()),
  /** The part of the service that matched. */
  place: v.picklist(['text', 'price', 'category']),
  /** The words of the service that matched. */
  met: v.string(),
});
export type Why = v.InferOutput<typeof Why>;
