import type { PendingChanges } from '@my-air/feature-api';
import { draftStoreOf } from './draftStoreOf.ts';

/** The drafts of every feature, for the question at sign-out. */
export const unsentDrafts: PendingChanges = {
  count: ({ id }) => draftStoreOf(id).places().length,
  wipe: ({ id }) => draftStoreOf(id).wipe(),
};
