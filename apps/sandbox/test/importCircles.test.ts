import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

/** How many files may import each other in a circle, types included. */
const limit = 4;

/** The relative imports of each file, of types too. */
function readImports(folder: string): Map<string, string[]> {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => {
      const specifiers: string[] = [];
      const visit = (node: unknown) => {
        if (typeof node !== 'object' || node === null) return;
        const { source } = node as { source?: { value?: unknown } | null };
        if (typeof source?.value === 'string') specifiers.push(source.value);
        Object.values(node).forEach(visit);
      };
      visit(parseAst(readFileSync(join(folder, file), 'utf8'), { lang: 'ts' }));
      const own = specifiers.filter((specifier) => specifier.startsWith('.'));
      return [file, own.map((specifier) => join(dirname(file), specifier))];
    }),
  );
}

/** The groups of at least two files of which each reaches all others. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file)]));
  const circleOf = (file: string) =>
    [...reached.get(file)!].filter((other) => reached.get(other)?.has(file)).toSorted();
  const circles = [...imports.keys()].map(circleOf).filter(({ length }) => length > 1);
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];

  function reachedFrom(file: string): ReadonlySet<string> {
    const found = new Set<string>();
    const open = [file];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const target of imports.get(next) ?? []) {
        if (!found.has(target)) open.push(target);
        found.add(target);
      }
    return found;
  }
}

test('circles are found, and only among files that reach each other', () => {
  const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d'], f: ['a'] };
  expect(findCircles(new Map(Object.entries(imports)))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test(`no more than ${limit} files of the sources import each other in a circle, types included`, () => {
  const imports = readImports(fileURLToPath(new URL('../src', import.meta.url)));
  expect(imports.get('startSandbox.ts')).toContain('Platform.ts');
  expect(findCircles(imports).filter((circle) => circle.length > limit)).toEqual([]);
});
