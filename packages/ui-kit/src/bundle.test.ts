// @vitest-environment node
import { viteBabel } from '@my-air/build/babel';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

/** Screens, each with the parts of the kit that it uses. */
const screens: Record<string, string> = {
  form: `import { Button, Field, TextInput } from '/src/index.ts'; console.log(Button, Field, TextInput);`,
  opener: `import { Button } from '/src/index.ts'; console.log(Button, () => import('/src/overlay/Dialog.tsx'));`,
  figures: `import { StatTile } from '/src/index.ts'; console.log(StatTile);`,
  data: `import { Pagination, Table } from '/src/index.ts'; console.log(Table, Pagination);`,
  answers: `import { FileDrop, NpsScale, Rating } from '/src/index.ts'; console.log(FileDrop, NpsScale, Rating);`,
};

type Chunk = Rolldown.OutputChunk;
let chunks: Chunk[];

beforeAll(async () => {
  chunks = await bundle();
}, 120_000);

describe('a screen carries what it draws', () => {
  test.each([
    [
      'form',
      '/src/field/Field.tsx',
      /@base-ui|@floating-ui|dompurify|(?:brand|contact)Paths|match-sorter|\/d3-/,
    ],
    ['figures', '/src/figures/StatTile.tsx', /LineChart|d3-|@base-ui/],
    ['data', '@tanstack/virtual-core', /@base-ui|@floating-ui|react-table/],
    ['answers', '/src/upload/FileDrop.tsx', /@base-ui|@floating-ui|@tanstack/],
  ])('the screen "%s" brings %s, and nothing like %s', (screen, own, foreign) => {
    const first = loadedAtOnce(screen);
    expect(has(first, own)).toBe(true);
    expect(first.filter((id) => foreign.test(id))).toEqual([]);
  });

  test('a button and a field bring no icon set', () => {
    const icons = loadedAtOnce('form').filter((id) => /\/lucide-react\/.*\/icons\//.test(id));
    expect(icons.length).toBeLessThanOrEqual(2);
  });

  test('a dialog that is opened later does not weigh on the first screen', () => {
    expect(has(loadedAtOnce('opener'), '@base-ui')).toBe(false);
    expect(has(chunks.flatMap(bearing), '@base-ui')).toBe(true);
  });
});

async function bundle(): Promise<Chunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [screenPlugin, viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(screens).map((name) => [name, `screen:${name}`])),
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/],
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

const screenPlugin = {
  name: 'screens',
  resolveId: (id: string) => (id.startsWith('screen:') ? id : undefined),
  load: (id: string) => (id.startsWith('screen:') ? screens[id.slice('screen:'.length)] : undefined),
};

/** The modules whose code a screen waits for: those of its chunk and of its static imports. */
function loadedAtOnce(name: string): string[] {
  const reached = new Set<Chunk>();
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) follow(chunks.find(({ fileName }) => fileName === file));
  };
  follow(chunks.find((chunk) => chunk.isEntry && chunk.name === name));
  return [...reached].flatMap(bearing);
}

/** The modules whose code is in a chunk, not those that were only read. */
function bearing({ modules }: Chunk): string[] {
  const present = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return present.map(([id]) => id);
}

function has(modules: readonly string[], name: string): boolean {
  return modules.some((id) => id.includes(name));
}
