import * as v from 'valibot';

/** Why a service is an answer: what of the question met what of the service. */
export const Why = v.object({
  /** Words of the question as they were written; none when the assistant searched in words of its own. */
  asked: v.array(v.string()),
  /** The words that the assistant looked for; set when none of the question's own met anything. */
  searched: v.optional(v.string()),
  /** Where the service says it. */
  place: v.picklist(['text', 'price', 'category']),
  /** What it says there. */
  met: v.string(),
});
export type Why = v.InferOutput<typeof Why>;
