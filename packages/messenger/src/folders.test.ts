import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;

/** The folders from the lowest to the highest: each may import from those before it. */
const order = [
  'contract',
  'text',
  'emoji',
  'rows',
  'process',
  'drafts',
  'message',
  'composer',
  'chats',
  'send',
  'support',
  'conversation',
  'screen',
  'search',
  'shortcuts',
];

const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0]! : '');
const files = globSync('**/*.{ts,tsx}', {
  cwd: source,
  exclude: ['**/*.test.*', '**/*.stories.*', 'testing/**', 'locales/**'],
});

test('no folder imports from one above it', () => {
  const upward = files.flatMap((file) => {
    const imports = readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
    return [...imports]
      .map(([, path]) => relative(source, join(source, dirname(file), path!)))
      .filter(
        (path) => order.indexOf(folderOf(path)) > order.indexOf(folderOf(file)) && folderOf(file) !== '',
      )
      .map((path) => `${file} -> ${path}`);
  });
  expect(upward).toEqual([]);
});

test('every folder has its place in the order', () => {
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== ''));
  expect([...folders].toSorted()).toEqual(order.toSorted());
});
