import { createListeners, keepPerUser } from '@my-air/client-state';
import { openStorage } from '@my-air/client-state/early';

import { createDraftStore, type DraftStore } from './createDraftStore.ts';

/**
 * A user's id; undefined is a visitor, whose drafts end with the tab because the next visitor may be another
 * one.
 */
export type DraftOwner = number | undefined;

const reloads = createListeners();

/** The drafts of a user in this tab. */
export const draftStoreOf = keepPerUser((owner: DraftOwner): DraftStore => {
  const findStorage = () => openStorage(owner === undefined ? 'tab' : 'browser');
  const store = createDraftStore({ owner: owner ?? 'visitor', findStorage, onForeignWrite });
  const stopGuard = guardUnkept(store);
  const stopReloads = reloads.add(() => {
    stopReloads();
    stopGuard();
    store.close();
    draftStoreOf.forget(owner);
  });
  return store;
});

/** Forgets the drafts that this tab has in memory, as a reload does. For tests. */
export const reloadDrafts: () => void = reloads.notify;

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

/**
 * Makes the browser ask before the tab is closed, as long as a draft exists only in its memory. Returns a
 * function that stops it.
 */
function guardUnkept(store: Pick<DraftStore, 'subscribe' | 'hasUnkept'>): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Registered only when needed: a page with this listener is not kept for the Back button by every browser.
  const update = () => {
    if (store.hasUnkept()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const stop = store.subscribe(update);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}
