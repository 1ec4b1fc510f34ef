import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { measureCode } from './measureCode.mjs';

const root = mkdtempSync(join(tmpdir(), 'size-of-code-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a workspace. @param files their texts, by path */
function writeFiles(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

test('lines, files, single importers and mergeable files are counted of product code alone', () => {
  const exports = { '.': { '@my-air/source': './src/index.ts' }, './early': './src/early.ts' };
  writeFiles({
    'packages/games/package.json': JSON.stringify({ exports }),
    'packages/games/src/index.ts':
      "export { Screen } from './Screen.tsx';\nexport type { Word } from './Word.ts';\n",
    'packages/games/src/Screen.tsx': [
      "import { word } from '@my-air/words';",
      "import { early } from './early.ts';",
      "import { long } from './long.ts';",
      "import type { Word } from './Word.ts';",
      "import { short } from './short/short.ts';",
      "import { tested } from './tested.ts';",
      "import { Told } from './Told.tsx';",
      "// import './commented.ts';",
      "const open = () => import('./later.ts');",
      'export const Screen = <T,>(_: T) => <p onClick={open}>{[word, early, long, short, tested, Told]}</p>;\n',
    ].join('\n'),
    'packages/games/src/Word.ts': 'export type Word = string;\n',
    'packages/games/src/commented.ts': 'export {};\n',
    'packages/games/src/early.ts': 'export const early = 1;\n',
    'packages/games/src/later.ts': "import { short } from './short/onlyLater.ts';\nexport default short;\n",
    'packages/games/src/long.ts': 'export const long = 1;\n'.padEnd(60, '\n'),
    'packages/games/src/short/onlyLater.ts': 'export const short = 2;\n',
    'packages/games/src/short/short.ts': 'export const short = 1;\n',
    'packages/games/src/Told.tsx': 'export const Told = 1;\n',
    'packages/games/src/Told.stories.tsx': "import { Told } from './Told.tsx';\n",
    'packages/games/src/tested.ts': 'export const tested = 1;\n',
    'packages/games/src/tested.test.ts': "import './Word.ts';\nimport './commented.ts';\n",
    'packages/games/src/Screen.stories.tsx': "import './commented.ts';\n",
    'packages/games/src/testing/build.ts': "import '../commented.ts';\n",
    'packages/games/src/locales/en.ts': 'export {};\n',
    'packages/games/dev/main.tsx': "import '../src/index.ts';\n",
    'packages/games/bench/bench.mjs': "import '../src/index.ts';\n",
    'packages/ui-kit/package.json': '{}',
    'packages/ui-kit/src/Button.tsx': 'export {};\n\n',
    'packages/shell/package.json': '{}',
    'apps/portal/package.json': '{}',
    'apps/portal/build/tree.ts': 'export {};\n',
    'apps/portal/src/main.tsx': "import '../build/tree.ts';\n",
    'apps/portal/e2e/a.spec.ts': 'export {};\n',
  });

  const sizes = measureCode(root);
  const main = 'packages/games/src';
  expect(sizes.map(({ folder, group, lines, files }) => [folder, group, lines, files])).toEqual([
    ['apps/portal', 'portal and its build', 2, 2],
    ['packages/games', 'features', 59, 11],
    ['packages/shell', 'foundation', 0, 0],
    ['packages/ui-kit', 'kit', 2, 1],
  ]);
  const [portal, games] = sizes;
  expect(portal.mergeable).toEqual(['apps/portal/build/tree.ts']);
  expect(games.single.toSorted()).toEqual(
    [
      'Screen.tsx',
      'Told.tsx',
      'early.ts',
      'later.ts',
      'long.ts',
      'short/onlyLater.ts',
      'short/short.ts',
      'tested.ts',
    ].map((file) => `${main}/${file}`),
  );
  expect(games.mergeable.toSorted()).toEqual([`${main}/short/onlyLater.ts`, `${main}/short/short.ts`]);
});
