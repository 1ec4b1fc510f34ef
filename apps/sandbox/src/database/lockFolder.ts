import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { tryLock } from 'fs-native-extensions';

import { StartRefused } from '../StartRefused.ts';

/**
 * Takes a folder for this process alone: the embedded database has no lock of its own, and two processes in one
 * folder silently lose each other's writes. The operating system holds the lock on an open file and releases it
 * when the process ends in whatever way, so a lock is never stale. The file itself is never removed: a process that opened
 * it just before would otherwise hold a lock that the next process cannot see.
 * @returns releases the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o644);
  try {
    if (!tryLock(descriptor)) {
      throw new StartRefused(
        `The data folder ${folder} is in use by ${holderOf(file)}. ` +
          'Stop that sandbox, or give this one a folder of its own with DATA_DIR (DATA_DIR=memory keeps nothing).',
      );
    }
    ftruncateSync(descriptor);
    writeSync(descriptor, String(process.pid));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(descriptor);
    isHeld = false;
  };
}

/** The holder of the lock, only for messages: Windows does not let others read a locked file. */
function holderOf(file: string) {
  try {
    const id = readFileSync(file, 'utf8');
    return /^\d+$/.test(id) ? `process ${id}` : 'another process';
  } catch {
    return 'another process';
  }
}
