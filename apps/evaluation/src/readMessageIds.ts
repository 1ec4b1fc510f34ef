import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The ids of the marketplace's messages, without those that may also be words. */
export async function readMessageIds(): Promise<ReadonlySet<string>> {
  const manifest = createRequire(import.meta.url).resolve('@my-air/marketplace/package.json');
  const folder = join(dirname(manifest), 'src/locales');
  const catalogues = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(catalogues.map((name) => readFile(join(folder, name), 'utf8')));
  const ids = texts.flatMap((text) => [...text.matchAll(/\\"([\w-]{6})\\":\[/g)].map(([, id]) => id!));
  return new Set(ids.filter((id) => /[A-Z\d]/.test(id)));
}
