import { useUser } from '@my-air/feature-api';
import { useSyncExternalStore } from 'react';

import type { Drafts } from './createDrafts.ts';
import type { Draft } from './Draft.ts';
import { draftsOf } from './draftsOf.ts';

/** The drafts of the signed-in person, by chat, and what can be done with them. */
export function useDrafts(): readonly [ReadonlyMap<number, Draft>, Drafts] {
  // While nobody is signed in any more, a person without drafts.
  const drafts = draftsOf(useUser()?.id ?? 0);
  return [useSyncExternalStore(drafts.subscribe, drafts.getSnapshot), drafts];
}
