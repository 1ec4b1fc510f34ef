import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseAst } from 'vitest/node';

const foundation = ['feature-kit', 'shell', 'api-client', 'i18n'];

/** The longest file that could as well be part of the only file that imports it. */
const mergeableLines = 25;

/** Tests, stories, what helps them, and catalogues: not what a user runs. */
const isBeside =
  /\.(?:test|test-d|stories|d)\.tsx?$|\/(?:testing|locales|dev)\/|\/src\/(?:testing|stories|dev)\.tsx?$/;

/**
 * The size of the product's code, by package: lines, files, those with exactly one importer, and those that could as well
 * be part of their importer: short, not loaded lazily, without a test or stories of their own, and neither an entry point of the
 * package nor named by one, which is a list.
 * Imports across packages do not count: they reach entry points alone.
 * @param root the folder of the workspace
 */
export function measureCode(root) {
  const sizes = globSync(['packages/*/package.json', 'apps/portal/package.json'], { cwd: root }).map(
    (file) => {
      const folder = dirname(file).replaceAll('\\', '/');
      const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return measurePackage(root, folder, readEntries(folder, exports));
    },
  );
  return sizes.sort((a, b) => a.folder.localeCompare(b.folder));
}

function measurePackage(root, folder, entries) {
  const files = globSync([`${folder}/{src,build}/**/*.{ts,tsx,js}`], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isBeside.test(file));
  const importers = new Map(files.map((file) => [file, new Set()]));
  const separateFiles = new Set();
  const lines = new Map();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    lines.set(file, source.split('\n').length - 1);
    for (const { specifier, isLazy, isNamed } of readImports(file, source)) {
      const target = join(dirname(file), specifier).replaceAll('\\', '/');
      importers.get(target)?.add(file);
      if (isLazy || (isNamed && entries.has(file))) separateFiles.add(target);
    }
  }
  const hasReason = (file) =>
    separateFiles.has(file) ||
    entries.has(file) ||
    ['test.ts', 'test.tsx', 'stories.tsx'].some((beside) =>
      existsSync(join(root, file.replace(/\.[jt]sx?$/, `.${beside}`))),
    );
  const single = files.filter((file) => importers.get(file).size === 1);
  const mergeable = single.filter((file) => lines.get(file) <= mergeableLines && !hasReason(file));
  return {
    folder,
    group: groupOf(folder),
    lines: sum([...lines.values()]),
    files: files.length,
    single,
    mergeable,
  };
}

/** The relative imports of a file, of types too: `import`, `export … from` and `import()`. */
function readImports(file, source) {
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const specifier = node.source?.value;
    if (typeof specifier === 'string' && specifier.startsWith('.'))
      found.push({
        specifier,
        isLazy: node.type === 'ImportExpression',
        isNamed: node.type.startsWith('Export'),
      });
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' }));
  return found;
}

/** The files that a package names in its `exports`. */
function readEntries(folder, exports) {
  const texts = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts));
  return new Set(texts(exports).map((path) => join(folder, path).replaceAll('\\', '/')));
}

function groupOf(folder) {
  const name = folder.split('/').at(-1);
  if (folder.startsWith('apps/')) return 'portal and its build';
  if (name === 'ui-kit') return 'kit';
  return foundation.includes(name) ? 'foundation' : 'features';
}

/** The sum of numbers. */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
