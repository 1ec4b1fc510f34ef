import { browserStorage } from './browserStorage.ts';

/**
 * Forgets what a person used last when they leave, since the device may be somebody else's: whatever this browser keeps
 * under `recent-<what>:<id of the person>`, whichever part of the portal has kept it.
 */
export function forgetRecent(userId: number | string): void {
  try {
    const storage = browserStorage('localStorage');
    const keys = Object.keys(storage ?? {}).filter(
      (key) => key.startsWith('recent-') && key.endsWith(`:${userId}`),
    );
    for (const key of keys) storage?.removeItem(key);
  } catch {
    // A storage that is denied has kept nothing.
  }
}
