import { ageOf } from '@my-air/api-client';
import { isOptionalPartLoading } from '@my-air/feature-api';

import { createStore, type Store } from '../createStore.ts';

const storageKey = 'reloadedAt';
/** Within this time after one reload there is no second, in milliseconds. */
const guardTime = 30_000;

export interface PreloadErrorOptions {
  storage: Storage | undefined;
  reload: () => void;
  isOnline: () => boolean;
  /** Whether what is being loaded belongs to a link that was only pointed at. */
  isPreloading: () => boolean;
  /** The target on which failed loads are reported. @default the window */
  target?: EventTarget;
}

/**
 * Handles chunks that do not come, as after a new release: one reload by itself, then an offer. True while it is offered.
 * Nobody's page is reloaded for a link that was only pointed at, without a connection, or with text that would be lost.
 */
export function watchPreloadErrors({
  storage,
  reload,
  isOnline,
  isPreloading,
  target = window,
}: PreloadErrorOptions): Store<boolean> {
  const isOffered = createStore(false);
  target.addEventListener('vite:preloadError', (event) => {
    // Those who await it go on without it.
    if (isOptionalPartLoading()) return;
    const { payload } = event as VitePreloadErrorEvent;
    target.dispatchEvent(new CustomEvent('preload-error', { detail: payload }));
    // Without a connection a reload would only lose the page; the screen opens by itself when the connection is back.
    if (!isOnline() || isPreloading()) return;
    if (wouldLoseText() || !claimReload(storage)) isOffered.set(true);
    else {
      // The page is being unloaded: nobody needs the rejection of the chunk.
      event.preventDefault();
      reload();
    }
  });
  return isOffered;
}

/** Whether somebody on this page asks before it is left, as they do while text is kept nowhere else. */
function wouldLoseText(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
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
