import { ageOf } from '@my-air/api-client';
import { isOptionalPartLoading } from '@my-air/feature-api';

import { createStore, type Store } from '../createStore.ts';

const storageKey = 'reloadedAt';
/** Within this time after one reload there is no second, in milliseconds. */
const guardTime = 30_000;

export interface PreloadErrorOptions {
  storage: Storage | undefined;
  reload: () => void;
  /** Where failed loads are told and heard. @default the window */
  target?: EventTarget;
}

/** Answers chunks that do not come, as after a new release: one reload by itself, then an offer. True while the offer stands. */
export function watchPreloadErrors({
  storage,
  reload,
  target = window,
}: PreloadErrorOptions): Store<boolean> {
  const isOffered = createStore(false);
  target.addEventListener('vite:preloadError', (event) => {
    // Whoever waits for it goes on without.
    if (isOptionalPartLoading()) return;
    const { payload } = event as VitePreloadErrorEvent;
    target.dispatchEvent(new CustomEvent('preload-error', { detail: payload }));
    if (!navigator.onLine || !claimReload(storage)) isOffered.set(true);
    else {
      // The page goes away: whoever waits for the chunk need not hear of it.
      event.preventDefault();
      reload();
    }
  });
  return isOffered;
}

/** Whether a reload may happen now; remembers it over the reload. A storage that is denied allows none. */
function claimReload(storage: Storage | undefined): boolean {
  try {
    if (!storage) return false;
    if (ageOf(Number(storage.getItem(storageKey))) < guardTime) return false;
    storage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
