import * as v from 'valibot';

/** A number that is 0 where the server leaves it out. */
export const count = v.nullish(v.number(), 0);

/** The numbers of translations in each state, and their cost in translations of the balance. */
export const progressCounts = {
  processing: count,
  /** Translated, and not approved yet. */
  in_review: count,
  completed: count,
  failed: count,
  cancelled: count,
  /** The completed ones that have been taken back. */
  undone: count,
  spent: count,
  /** The translations that went back to the balance. */
  returned: count,
};
