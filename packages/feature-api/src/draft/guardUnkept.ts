import type { DraftStore } from './createDraftStore.ts';

/**
 * Makes the browser ask before the tab is closed, as long as a draft exists only in its memory. Returns a
 * function that stops it.
 */
export function guardUnkept(store: Pick<DraftStore, 'subscribe' | 'hasUnkept'>): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Registered only when needed: a page with this listener is not kept for the Back button by every browser.
  const follow = () => {
    if (store.hasUnkept()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const stop = store.subscribe(follow);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}
