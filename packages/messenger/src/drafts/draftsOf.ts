import { draftStoreOf, type DraftStore } from '@my-air/data-kit/draft';

import { carryOverDrafts } from './carryOverDrafts.ts';
import { createDrafts, type Drafts } from './createDrafts.ts';

const known = new WeakMap<DraftStore, Drafts>();

/** The drafts of a user's chats in this tab. */
export function draftsOf(userId: number): Drafts {
  const store = draftStoreOf(userId);
  const open = known.get(store);
  if (open) return open;
  carryOverDrafts(userId, store);
  const drafts = createDrafts(store);
  known.set(store, drafts);
  return drafts;
}
