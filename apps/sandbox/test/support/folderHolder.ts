import { lockFolder } from '../../src/database/lockFolder.ts';

/** A process for tests: locks each folder that it gets in a message, answers whether it could, keeps it. */
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
