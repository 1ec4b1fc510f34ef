import { useValue } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';

import type { Drafts } from './createDrafts.ts';
import type { Draft } from './Draft.ts';
import { draftsOf } from './draftsOf.ts';

/** The user's drafts by the id of the chat, and the functions that change them. */
export function useDrafts(): readonly [ReadonlyMap<number, Draft>, Drafts] {
  // After sign-out, the drafts of user 0: none.
  const drafts = draftsOf(useUser()?.id ?? 0);
  return [useValue(drafts), drafts];
}
