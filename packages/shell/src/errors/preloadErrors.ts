import { atomStore, type SafeStorage } from '@my-air/client-state';
import { isOptionalPartLoading } from '@my-air/screen-kit';
import { atom, type PrimitiveAtom } from 'jotai';

const storageKey = 'reloadedAt';
/** The time after one reload in which there is no second, in milliseconds. */
const guardTime = 30_000;

export interface PreloadErrorOptions {
  /** The storage of this tab. */
  storage: Pick<SafeStorage, 'read' | 'write'>;
  reload: () => void;
  /** Asks the server whether it can be reached now. */
  reachServer: () => Promise<boolean>;
  /** Whether the connection lasted for all the time in which the chunk can have been requested. */
  isSteady: () => boolean;
  /** Whether a screen is being opened; otherwise the part belongs to the background, or to a link that was only pointed at. */
  isOpening: () => boolean;
  /** The target on which failed loads are reported. @default the window */
  target?: EventTarget;
}

/**
 * A load that failed; the import waits for the verdict: true while the page is reloaded, so that its failure
 * does not matter.
 */
export interface PreloadErrorEvent extends VitePreloadErrorEvent {
  verdict?: Promise<boolean>;
}

/**
 * Handles chunks that fail to load, as after a new release: one automatic reload, then an offer. True while
 * it is offered. The page is not reloaded for a link that was only pointed at, for a part of the background,
 * without a connection, or with text that would be lost.
 */
export function watchPreloadErrors({
  storage,
  reload,
  reachServer,
  isSteady,
  isOpening,
  target = window,
}: PreloadErrorOptions): PrimitiveAtom<boolean> {
  const isOffered = atom(false);
  const lost = new Set<string>();

  async function judge(chunk: string, isOpened: boolean): Promise<boolean> {
    const isThere = await reachServer();
    // Chunks lost with the connection are loaded again by their screen. Those that are then still missing
    // need a new page: Firefox and Safari keep a failed module for as long as the page lives.
    if (!isThere || (!isSteady() && !lost.has(chunk))) {
      lost.add(chunk);
      return false;
    }
    if (!isOpened || wouldLoseText() || !claimReload(storage)) {
      atomStore.set(isOffered, true);
      return false;
    }
    reload();
    return true;
  }

  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as PreloadErrorEvent;
    // Callers that await an optional part go on without it. A chunk that a screen has lost before is no
    // optional part, even if one is loading at this moment: the event does not name the importer.
    if (isOptionalPartLoading() && !lost.has(String(payload))) return;
    target.dispatchEvent(new CustomEvent('preload-error', { detail: payload }));
    (event as PreloadErrorEvent).verdict = judge(String(payload), isOpening());
  });
  return isOffered;
}

/** Whether a part of this page asks before it is left, as fields do while their text is kept nowhere else. */
function wouldLoseText(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether a reload may happen now; remembers it over the reload. With a denied storage there is none. */
function claimReload(storage: PreloadErrorOptions['storage']): boolean {
  if (Date.now() - Number(storage.read(storageKey) ?? null) < guardTime) return false;
  return storage.write(storageKey, String(Date.now()));
}
