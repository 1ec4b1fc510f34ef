import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

/** Imports of packages whose screens a change may touch without another run of this app's tests (turbo.json). */
async function foreignImports(folder: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob('{src,test}/**/*.ts', { cwd: folder })) {
    const source = await readFile(`${folder}/${file}`, 'utf8');
    for (const [, name] of source.matchAll(/from '(@my-air\/[^']+)'/g)) found.add(name!);
  }
  return [...found];
}

/**
 * The planner and the search of the help centre compare words as the searches of the product do, messages are written in
 * the grammar of the composer, and the host of the portal sends the headers that every host sends; the entry points draw
 * nothing (turbo.json knows them).
 */
const shared = [
  '@my-air/i18n/plain',
  '@my-air/marketplace/search',
  '@my-air/messenger/grammar',
  '@my-air/shell/hosting',
];

test('only contracts of other packages are imported, so that a screen of theirs runs no test of this app', async () => {
  const imports = await foreignImports(fileURLToPath(new URL('..', import.meta.url)));
  expect(imports).toContain('@my-air/api-client/contract');
  const others = imports.filter((name) => !name.startsWith('@my-air/vitest'));
  expect(others.filter((name) => !name.endsWith('/contract')).toSorted()).toEqual(shared);
});

test('contracts are made of contracts', async () => {
  const packages = fileURLToPath(new URL('../../../packages', import.meta.url));
  const outside: string[] = [];
  for await (const file of glob('*/src/{contract.ts,contract/**/*.ts}', { cwd: packages })) {
    if (file.includes('.test')) continue;
    const source = await readFile(`${packages}/${file}`, 'utf8');
    const base = new URL(`file:///${file}`);
    for (const [, path] of source.matchAll(/from '(\.[^']+)'/g)) {
      const target = new URL(path!, base).pathname;
      if (!/^\/[^/]+\/src\/contract(\.ts|\/)/.test(target)) outside.push(`${file}: ${path}`);
    }
    for (const [, name] of source.matchAll(/from '(@my-air\/[^']+)'/g))
      if (!name!.endsWith('/contract')) outside.push(`${file}: ${name}`);
  }
  expect(outside).toEqual([]);
});
