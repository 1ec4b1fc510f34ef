import { openDatabase } from '../../src/database/openDatabase.ts';
import { seedLargeChannel } from '../../src/personas/large/seedLargeChannel.ts';

/** Gives the partner's channel many videos while no sandbox runs. */
export async function fillChannel(env: Readonly<Record<string, string>>, videos: number): Promise<void> {
  const database = await openDatabase({ dataDir: env.DATA_DIR!, url: env.DATABASE_URL || undefined });
  try {
    await database.prepare((db) => seedLargeChannel(db, new Date(), videos));
  } finally {
    await database.close();
  }
}
