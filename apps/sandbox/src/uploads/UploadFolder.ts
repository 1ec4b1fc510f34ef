import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';

import type { Database, Queries } from '../database/Database.ts';
import { uploads } from '../database/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { readSettings } from '../http/hooks.ts';
import type { Area } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';
import { isShownInPlace } from './examineFile.ts';

/** A number that no other advisory lock has. */
const sweepLock = 1_970_301_028;

/** The folder in which the bytes of uploads are kept. */
export interface UploadFolder {
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of an upload, or undefined when they are gone. */
  read(id: string): Promise<Uint8Array | undefined>;
  /** The ids of everything that is kept. */
  list(): Promise<string[]>;
  /** Deletes an upload; one that is gone stays gone. */
  remove(id: string): Promise<void>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

/** Keeps uploads as files of a folder, one each, named by their ids. The folder is made with the first. */
export function createUploadFolder(folder: string): UploadFolder {
  const pathOf = (id: string) => join(folder, id);
  return {
    write: async (id, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(id), bytes);
    },
    read: (id) => readFile(pathOf(id)).catch(undefinedIfMissing),
    list: async () => {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)) ?? [];
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Serves the files that users attached, to themselves alone. Files that could run are only downloaded. */
export const uploadFiles: Area<{ uploads: UploadFolder }> = (sandbox) => async (app) => {
  readSettings(app, sandbox.settings);
  // A parameter would have an end, and the longest names are longer.
  app.get<{ Params: { id: string; '*': string } }>('/sandbox/uploads/:id/*', async (request, reply) => {
    const session = await sandbox.sessions.find(sandbox.db, request);
    if (session?.userId == null) throw new HttpError(401, say('unauthenticated'));
    const { partner } = await findCaller(sandbox.db, session);
    const [upload] = await sandbox.db.select().from(uploads).where(eq(uploads.id, request.params.id));
    if (upload?.partnerId !== partner.id || upload.name !== request.params['*']) throw notFound();
    const bytes = await sandbox.uploads.read(upload.id);
    if (!bytes) throw notFound();
    return reply
      .headers({
        'content-type': isShownInPlace(upload.mimeType) ? upload.mimeType : 'application/octet-stream',
        'content-disposition': `${isShownInPlace(upload.mimeType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(upload.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'private, max-age=86400, immutable',
      })
      .send(bytes);
  });
};

function undefinedIfMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/**
 * Deletes files that no row of the database names: their transaction failed, or the process was killed before it was
 * committed. Waits for the transactions that are writing files, and those wait for it.
 */
export async function sweepUploads(db: Database, folder: UploadFolder): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sweepLock})`);
    const rows = await transaction.select({ id: uploads.id }).from(uploads);
    const known = new Set(rows.map(({ id }) => id));
    for (const id of await folder.list()) if (!known.has(id)) await folder.remove(id);
  });
}

/** Keeps every sweep waiting until the transaction ends, which writes files and then names them in the database. */
export async function holdSweep(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${sweepLock})`);
}
