// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { createFindBuiltModule } from './builtModule.ts';
import { nameOfTexts, textsVersion } from './textFiles.ts';

const module = (owner: string, path: string) => `/x/packages/${owner}/dist/${path}.js`;

const packages = ['news', 'shell', 'home'].map((name) => ({ name, root: `/x/packages/${name}` }));
const findBuiltModule = createFindBuiltModule(packages);

test.each([
  ['of one package', [module('news', 'locales/uk')], 'assets/uk-news-v1.js'],
  [
    'of several packages',
    [module('shell', 'locales/en'), module('home', 'locales/en')],
    'assets/en-portal-v1.js',
  ],
  ['of two languages', [module('news', 'locales/uk'), module('news', 'locales/en')], undefined],
  ['beside code', [module('news', 'locales/uk'), module('news', 'routes')], undefined],
  ['none', [module('news', 'routes')], undefined],
  ['of the palette, which is no screen', [module('shell', 'locales/palette/en')], undefined],
])('texts %s have a name without a hash of their own: %j', (_, modules, name) => {
  expect(nameOfTexts(modules, 'v1', findBuiltModule)).toBe(name);
});

test('a changed text, a renamed language and another package each give another version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  const write = (owner: string, file: string, text: string) => {
    mkdirSync(join(folder, owner, 'dist/locales'), { recursive: true });
    writeFileSync(join(folder, owner, 'dist/locales', file), text);
  };
  const version = (...owners: string[]) =>
    textsVersion(owners.map((owner) => ({ root: join(folder, owner) })));
  write('news', 'en.js', 'News');
  write('home', 'en.js', 'Home');
  const versions = [version('news'), version('news', 'home')];
  expect(version('news', 'nothing')).toBe(versions[0]);
  write('news', 'en.js', 'The news');
  versions.push(version('news'));
  write('news', 'uk.js', 'Новини');
  versions.push(version('news'));
  expect(new Set(versions).size).toBe(4);
  for (const one of versions) expect(one).toMatch(/^[\w-]{8}$/);
});
