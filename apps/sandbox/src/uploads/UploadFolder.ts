import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

function undefinedIfMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
