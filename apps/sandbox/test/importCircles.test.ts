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

/** The groups of at least two files of which each reaches all others, found as Tarjan does. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  /** @returns the earliest open file that this one reaches, as its place in the order */
  function visit(file: string): number {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let earliest = place;
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target)!);
    }
    if (earliest === place) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return earliest;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

test('circles are found, and only among files that reach each other', () => {
  const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d'], f: ['a'] };
  expect(findCircles(new Map(Object.entries(imports)))).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test(`no more than ${limit} files of the sources import each other in a circle, types included`, () => {
  const imports = readImports(fileURLToPath(new URL('../src', import.meta.url)));
  expect(imports.get('startSandbox.ts')).toContain('Platform.ts');
  expect(findCircles(imports).filter((circle) => circle.length > limit)).toEqual([]);
});
