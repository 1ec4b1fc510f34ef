import { lookForFile } from '@my-air/feature-kit/data';
import { atomStore, type SafeStorage } from '@my-air/feature-kit/state';
import { atom, type PrimitiveAtom } from 'jotai';

const storageKey = 'reloadedAt';
/** How often it is checked whether a reload is safe now, a second apart: messages are sent meanwhile. */
const mostChecks = 5;
/** The time after one reload in which there is no second, in milliseconds. */
const guardTime = 30_000;

export interface PreloadErrorOptions {
  /** The storage of this tab. */
  storage: Pick<SafeStorage, 'read' | 'write'>;
  reload: () => void;
  /** Asks the server whether it can be reached now. */
  reachServer: () => Promise<boolean>;
  /** The number of changes by the user that have not reached the server. */
  countPendingChanges: () => Promise<number>;
  /** The target on which failed loads are reported. @default the window */
  target?: EventTarget;
}

/**
 * Handles a part of the portal that could not be loaded, as after a new release: the page is reloaded at its address,
 * once in half a minute. Where the server has not got everything from the user, or a page asks before it is left, the
 * reload is offered instead. True while it is offered. Without a connection, and where the server still has the part,
 * nothing happens: the screen says so, and loads the part again. Browsers keep the failure of a module as long as the page
 * lives, so that a part that fails again although the server has it needs the reload too.
 */
export function watchPreloadErrors({
  storage,
  reload,
  reachServer,
  countPendingChanges,
  target = window,
}: PreloadErrorOptions): PrimitiveAtom<boolean> {
  const isOffered = atom(false);
  let isDeciding = false;
  const failedBefore = new Set<string>();

  async function decide(error: Error): Promise<void> {
    // The code that counts may be gone as well, which is another such event.
    if (isDeciding) return;
    isDeciding = true;
    const isAgain = failedBefore.has(error.message);
    failedBefore.add(error.message);
    try {
      if (!(await reachServer())) return;
      const file = await lookForFile(error);
      if (file === 'gone' || (file === 'there' && isAgain)) await reloadSafely();
    } finally {
      isDeciding = false;
    }
  }

  async function reloadSafely(): Promise<void> {
    for (let check = 1; check <= mostChecks && !wouldLoseText(); check += 1) {
      if ((await countPendingChanges()) === 0) {
        if (claimReload(storage)) return reload();
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    atomStore.set(isOffered, true);
  }

  target.addEventListener('vite:preloadError', (event) => {
    target.dispatchEvent(
      new CustomEvent('preload-error', { detail: (event as VitePreloadErrorEvent).payload }),
    );
    void decide((event as VitePreloadErrorEvent).payload);
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
