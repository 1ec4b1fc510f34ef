import { openStorage } from '@my-air/client-state/early';

import { createDraftStore, type DraftStore } from './createDraftStore.ts';
import { guardUnkept } from './guardUnkept.ts';

/**
 * A user's id; undefined is a visitor, whose drafts end with the tab because the next visitor may be another
 * one.
 */
export type DraftOwner = number | undefined;

const open = new Map<DraftOwner, { store: DraftStore; stop: () => void }>();

/** The drafts of a user in this tab. */
export function draftStoreOf(owner: DraftOwner): DraftStore {
  const known = open.get(owner);
  if (known) return known.store;
  const findStorage = () => openStorage(owner === undefined ? 'tab' : 'browser');
  const store = createDraftStore({ owner: owner ?? 'visitor', findStorage, onForeignWrite });
  open.set(owner, { store, stop: guardUnkept(store) });
  return store;
}

/** Forgets the drafts that this tab has in memory, as a reload does. For tests. */
export function reloadDrafts(): void {
  for (const { store, stop } of open.values()) {
    stop();
    store.close();
  }
  open.clear();
}

/**
 * The browser reports the writes of other tabs, but not to a page that is frozen or kept for the Back button:
 * that page checks for itself when it is shown again.
 */
function onForeignWrite(listener: (key: string | null) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('storage', ({ key }) => listener(key), { signal });
  window.addEventListener('pageshow', () => listener(null), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && listener(null),
    { signal },
  );
  return () => stop.abort();
}
