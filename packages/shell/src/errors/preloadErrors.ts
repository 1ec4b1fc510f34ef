import { ageOf } from '@my-air/api-client';
import { isOptionalPartLoading } from '@my-air/feature-api';

import { createStore, type Store } from '../createStore.ts';

const storageKey = 'reloadedAt';
/** Within this time after one reload there is no second, in milliseconds. */
const guardTime = 30_000;

export interface PreloadErrorOptions {
  storage: Storage | undefined;
  reload: () => void;
  /** Asks the server whether it can be reached now. */
  reachServer: () => Promise<boolean>;
  /** Whether the connection was there all the time in which the chunk can have been asked for. */
  isSteady: () => boolean;
  /** Whether what is being loaded belongs to a link that was only pointed at. */
  isPreloading: () => boolean;
  /** Whether what is being loaded may be something that the user opens, and not a part of the background. */
  isOpening: () => boolean;
  /** The target on which failed loads are reported. @default the window */
  target?: EventTarget;
}

/** A load that failed; the import waits for the verdict: true while the page is reloaded, so that nobody needs its failure. */
export interface PreloadErrorEvent extends VitePreloadErrorEvent {
  verdict?: Promise<boolean>;
}

/**
 * Handles chunks that do not come, as after a new release: one reload by itself, then an offer. True while it is offered.
 * Nobody's page is reloaded for a link that was only pointed at, for a part of the background, without a connection, or
 * with text that would be lost.
 */
export function watchPreloadErrors({
  storage,
  reload,
  reachServer,
  isSteady,
  isPreloading,
  isOpening,
  target = window,
}: PreloadErrorOptions): Store<boolean> {
  const isOffered = createStore(false);
  const lost = new Set<string>();

  async function judge(chunk: string, isOpened: boolean): Promise<boolean> {
    const isThere = await reachServer();
    // What was lost with the connection is loaded again by its screen. What is then still missing needs a new page:
    // Firefox and Safari keep a failed module for as long as the page lives.
    if (!isThere || (!isSteady() && !lost.has(chunk))) {
      lost.add(chunk);
      return false;
    }
    if (!isOpened || wouldLoseText() || !claimReload(storage)) {
      isOffered.set(true);
      return false;
    }
    reload();
    return true;
  }

  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as PreloadErrorEvent;
    // Those who await an optional part go on without it. A chunk that a screen has lost before is no such part, even if one
    // is loading at this moment: the event does not tell who asked.
    if (isOptionalPartLoading() && !lost.has(String(payload))) return;
    target.dispatchEvent(new CustomEvent('preload-error', { detail: payload }));
    if (!isPreloading()) (event as PreloadErrorEvent).verdict = judge(String(payload), isOpening());
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
