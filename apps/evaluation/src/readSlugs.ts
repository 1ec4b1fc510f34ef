import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sandboxFolder } from './startSandbox.ts';

/** The slugs of the sandbox's services by their ids. */
export async function readSlugs(): Promise<ReadonlyMap<number, string>> {
  const folder = join(sandboxFolder, 'content/services');
  const lists = await Promise.all(
    (await readdir(folder)).map(async (category) => {
      const text = await readFile(join(folder, category, 'services.json'), 'utf8');
      return JSON.parse(text) as { id: number; slug: string }[];
    }),
  );
  return new Map(lists.flat().map(({ id, slug }) => [id, slug]));
}
