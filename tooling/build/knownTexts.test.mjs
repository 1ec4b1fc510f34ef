import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformAsync } from '@babel/core';
import { makeConfig } from '@lingui/conf';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { knownTexts } from './knownTexts.mjs';
import { linguiConfig } from './lingui.mjs';

const macro = createRequire(import.meta.url).resolve('@lingui/babel-plugin-lingui-macro');
/** A text, one with values, one with parts, and one with a number. */
const kinds = [0, 1, 2, 3];

let root;
/** The ids of the texts of the card, in their order. */
let used;

const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const writeCatalogue = (language, ids) => {
  const messages = Object.fromEntries(ids.map((id) => [id, ['…']]));
  return write(`news/dist/locales/${language}.js`, `export const messages = ${JSON.stringify(messages)};`);
};

/** Builds a portal of one package, as the macro leaves it in a published build. */
beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'known-texts-')));
  const source = `
    import { msg } from '@lingui/core/macro';
    import { Plural, Trans, useLingui } from '@lingui/react/macro';
    export const title = msg\`Boost\`;
    export const tab = { id: 'manual', label: title };
    export function Card({ count, total }) {
      const { t } = useLingui();
      return <p title={t\`\${count} of \${total}\`}><Trans>Read <b>all</b></Trans><Plural value={count} one="# day" other="# days" /></p>;
    }`;
  const { code } = await transformAsync(source, {
    filename: 'Card.jsx',
    configFile: false,
    parserOpts: { plugins: ['jsx'] },
    plugins: [
      [
        macro,
        { descriptorFields: 'id-only', linguiConfig: makeConfig(linguiConfig(), { skipValidation: true }) },
      ],
    ],
  });
  used = Array.from(code.matchAll(/\bid: "([^"]{6})"/g), ([, id]) => id);
  await write('news/dist/Card.jsx', code);
  await write('news/dist/index.js', "export * from './Card.jsx'; export * from './locales/index.js';");
  await write(
    'news/dist/locales/index.js',
    "export const load = { en: () => import('./en.js'), uk: () => import('./uk.js') };",
  );
  await writeCatalogue('en', used);
});
afterEach(() => rmSync(root, { recursive: true }));

const buildPortal = () =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [knownTexts()],
    build: {
      write: false,
      lib: { entry: join(root, 'news/dist/index.js'), formats: ['es'], fileName: () => 'portal.js' },
      rollupOptions: { external: /^react|^@lingui/ },
    },
  });

test('a portal whose catalogues have all of its texts is built', async () => {
  expect(used).toHaveLength(kinds.length);
  await writeCatalogue('uk', used);
  await expect(buildPortal()).resolves.toBeDefined();
});

test.each(kinds)(
  'a language without a text fails the build with the id, the chunk and the module: text %i',
  async (kind) => {
    await writeCatalogue('uk', used.toSpliced(kind, 1));
    await expect(buildPortal()).rejects.toThrow(
      `${used[kind]} in portal.js, of ${join(root, 'news/dist/Card.jsx')}: uk\n`,
    );
  },
);

test('a package whose catalogues are not bundled fails the build', async () => {
  await writeCatalogue('uk', used);
  await write('home/dist/title.js', `export const title = { id: '${used[0]}' };`);
  await write('news/dist/other.js', "export { title as other } from '../../home/dist/title.js';");
  await write(
    'news/dist/index.js',
    "export * from './Card.jsx'; export * from './other.js'; export const load = [() => import('./locales/en.js'), () => import('./locales/uk.js')];",
  );
  await expect(buildPortal()).rejects.toThrow(`${join(root, 'home/dist/title.js')}: en, uk\n`);
});
