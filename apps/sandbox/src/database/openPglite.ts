import { mkdir, readFile } from 'node:fs/promises';

import { type ExecProtocolOptions, PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { lockFolder } from './lockFolder.ts';
import { type DatabaseLocation, migrationsFolder, type OpenDatabase } from './openDatabase.ts';
import { repeatTransactions } from './repeatConflicts.ts';
import * as schema from './schema.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Message = Messages[number];
interface Row extends Message {
  readonly fields: (string | null)[];
}

const byteOrderMark = '\uFEFF';
const markBytes = Buffer.from(byteOrderMark);
const rowCode = 'D'.charCodeAt(0);

/** The embedded database, whose parser drops U+FEFF from the start of a value; this one gives every text back as it is. */
class ExactPglite extends PGlite {
  /** Opens a database and waits until it is ready. */
  static async open(options: PGliteOptions): Promise<ExactPglite> {
    const client = new ExactPglite(options);
    await client.waitReady;
    return client;
  }

  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions): Promise<Messages> {
    const { messages, data } = await this.execProtocol(message, options);
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (bytes.includes(markBytes)) restoreMarks(bytes, messages.filter(isRow));
    return messages;
  }
}

/** The extensions that our tables need; a server has them among its own modules. */
export const pgliteExtensions = { pg_trgm };

/** Opens PostgreSQL embedded in this process, in a folder or in memory. */
export async function openPglite({
  dataDir,
  snapshot,
}: Omit<DatabaseLocation, 'url' | 'wait'>): Promise<OpenDatabase> {
  const isInMemory = dataDir === 'memory';
  if (!isInMemory) await mkdir(dataDir, { recursive: true });
  const unlock = isInMemory ? () => {} : lockFolder(dataDir);
  try {
    const client = isInMemory
      ? await openInMemory(snapshot)
      : await ExactPglite.open({ dataDir: `${dataDir}/postgres`, extensions: pgliteExtensions });
    const db = repeatTransactions(drizzle({ client, schema, casing: 'snake_case' }));
    await migrate(db, { migrationsFolder });
    return {
      db,
      prepare: (work) => work(db),
      queue: async () => {
        // Imported late: most runs translate nothing.
        const { fromPglite } = await import('pg-boss');
        return { db: fromPglite(client), backend: 'pglite' };
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openInMemory(snapshot: string | undefined) {
  return ExactPglite.open({
    dataDir: 'memory://',
    extensions: pgliteExtensions,
    ...(snapshot !== undefined && { loadDataDir: new Blob([await readFile(snapshot)]) }),
  });
}

function isRow(message: Message): message is Row {
  return message.name === 'dataRow';
}

/** Walks through the answer of the server: each message is a code, a length that counts itself, and its content. */
function restoreMarks(bytes: Buffer, rows: readonly Row[]) {
  let place = 0;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== rowCode) continue;
    restoreRow(bytes, at + 5, rows[place]!.fields);
    place += 1;
  }
}

/** A row is the number of its fields, then each with its length, or -1 for null. */
function restoreRow(bytes: Buffer, start: number, fields: (string | null)[]) {
  let at = start + 2;
  for (const [index, field] of fields.entries()) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) continue;
    const hasMark = length >= markBytes.length && bytes.compare(markBytes, 0, 3, at, at + 3) === 0;
    if (hasMark) fields[index] = byteOrderMark + field;
    at += length;
  }
}
