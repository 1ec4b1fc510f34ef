import { lockFolder } from '../database/lockFolder.ts';

/** A process for tests: takes each folder that it is told, says whether it got it, and keeps it. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder);
    process.send?.('held');
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error));
  }
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
