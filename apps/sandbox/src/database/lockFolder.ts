import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { StartRefused } from '../StartRefused.ts';

/**
 * Takes a folder for this process alone: the embedded database has no lock of its own, and two processes in one
 * folder silently lose each other's writes. A lock left behind by a process that is gone is taken over.
 * @returns gives the folder back
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  if (!tryLock(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      throw new StartRefused(
        `The data folder ${folder} is in use by process ${holder}. ` +
          'Stop that sandbox, or give this one a folder of its own with DATA_DIR (DATA_DIR=memory keeps nothing).',
      );
    }
    rmSync(file, { force: true });
    if (!tryLock(file))
      throw new StartRefused(`The data folder ${folder} was taken by another process this very moment.`);
  }
  const unlock = () => {
    rmSync(file, { force: true });
    process.off('exit', unlock);
  };
  process.once('exit', unlock);
  return unlock;
}

function tryLock(file: string) {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
