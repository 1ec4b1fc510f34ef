import { useValue } from '@my-air/client-state';

import { useUser } from '@my-air/feature-api';
import { draftAt, draftKeyOf, type Draft } from './createDraftStore.ts';
import type { DraftPlace } from './draftPlace.ts';
import { draftStoreOf } from './draftStoreOf.ts';

/** A draft with its value, which is drawn anew when it changes in this tab or another. */
export interface UsedDraft<Value> extends Draft<Value> {
  /** The typed value; undefined while there is none. */
  value: Value | undefined;
}

/** The draft of the signed-in user at a place, for a field that shows it. */
export function useDraft<Value>(place: DraftPlace<Value>, subject?: number | string): UsedDraft<Value> {
  const store = draftStoreOf(useUser()?.id);
  const key = draftKeyOf(place, subject);
  const stored = useValue({ subscribe: store.subscribe, get: () => store.read(key) });
  const value = stored === undefined ? undefined : place.parse(stored);
  return { ...draftAt(store, place, subject), value };
}

/** The draft of the signed-in user at a place, for a form that starts with it and holds its own values. */
export function useDraftAt<Value>(place: DraftPlace<Value>, subject?: number | string): Draft<Value> {
  return draftAt(draftStoreOf(useUser()?.id), place, subject);
}
