import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

/** The most characters of a line: what is longer is data, and belongs to `content/`. */
const most = 200;

test('no line of the sources is so long that it is data', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const long: string[] = [];
  let files = 0;
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    files += 1;
    const lines = (await readFile(`${folder}/${file}`, 'utf8')).split('\n');
    for (const [place, line] of lines.entries()) if (line.length > most) long.push(`${file}:${place + 1}`);
  }
  expect(files).toBeGreaterThan(100);
  expect(long).toEqual([]);
});
