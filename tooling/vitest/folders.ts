import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The files beside the product's code: tests, stories, their helpers, and catalogues. */
const beside = ['**/*.test.*', '**/*.test-d.*', '**/*.stories.*', 'testing/**', 'locales/**'];

const folderOf = (path: string) => path.slice(0, Math.max(0, path.indexOf('/')));

/**
 * Declares the tests that the folders of a package's sources have an order: each imports from those before it alone.
 * @param source the folder of the sources
 * @param order its folders from the lowest to the highest
 * @param others the patterns of further folders, which have no place in the order
 */
export function testFolders(source: string, order: readonly string[], others: readonly string[] = []): void {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: [...beside, ...others] });

  test('no folder imports from one above it', () => {
    const upward = files.flatMap((file) => {
      const imports = readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
      return [...imports]
        .map(([, path = '']) => relative(source, join(source, dirname(file), path)))
        .filter(
          (path) => order.indexOf(folderOf(path)) > order.indexOf(folderOf(file)) && folderOf(file) !== '',
        )
        .map((path) => `${file} -> ${path}`);
    });
    expect(upward).toEqual([]);
  });

  test('every folder has its place in the order', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => folder !== ''));
    expect([...folders].toSorted()).toEqual([...order].toSorted());
  });
}
