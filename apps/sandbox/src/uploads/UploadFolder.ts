import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of what people upload are kept. */
export interface UploadFolder {
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of an upload, or undefined when they are gone. */
  read(id: string): Promise<Uint8Array | undefined>;
  /** Removes the bytes of an upload, if there are any. */
  remove(id: string): Promise<void>;
  /** Throws everything away. */
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
    read: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
