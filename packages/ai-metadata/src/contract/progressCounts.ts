import * as v from 'valibot';

/** A number that is 0 where the server leaves it out. */
export const count = v.nullish(v.number(), 0);

/** How many translations are in which state, and what they cost in translations of the balance. */
export const progressCounts = {
  processing: count,
  /** Translated, and not approved yet. */
  in_review: count,
  completed: count,
  failed: count,
  cancelled: count,
  /** How many of the completed ones have been taken back. */
  undone: count,
  spent: count,
  /** What went back to the balance. */
  returned: count,
};
