import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { migrationsFolder } from '../../src/database/openDatabase.ts';

interface Journal {
  entries: { tag: string }[];
}

/** The steps that bring a database's tables from one version to another: after `from`, `to` included. */
export async function migrationSteps(from: string | undefined, to: string): Promise<string[]> {
  const { entries } = JSON.parse(
    await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  const tags = entries.map(({ tag }) => tag);
  const [first, last] = [from === undefined ? 0 : placeOf(tags, from) + 1, placeOf(tags, to)];
  return Promise.all(
    tags.slice(first, last + 1).map((tag) => readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')),
  );
}

function placeOf(tags: readonly string[], tag: string): number {
  const place = tags.indexOf(tag);
  if (place === -1) throw new Error(`No migration is called ${tag}.`);
  return place;
}
