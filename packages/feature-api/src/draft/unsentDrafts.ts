import type { Unsent } from '../Unsent.ts';
import { draftStoreOf } from './draftStoreOf.ts';

/** The drafts of every feature, for the question at sign-out. */
export const unsentDrafts: Unsent = {
  count: ({ id }) => draftStoreOf(id).places().length,
  wipe: ({ id }) => draftStoreOf(id).wipe(),
};
