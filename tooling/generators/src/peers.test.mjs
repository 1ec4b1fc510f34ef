import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { manifestOf } from './manifestOf.mjs';
import { peersProblems } from './peersProblems.mjs';
import { namesOf } from './templates.mjs';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));
const published = readdirSync(packages)
  .map((name) => JSON.parse(readFileSync(`${packages}/${name}/package.json`, 'utf8')))
  .filter((manifest) => !manifest.private);

test.each(published.map((manifest) => [manifest.name, manifest]))(
  '%s shares what may exist once',
  (_, manifest) => {
    expect(peersProblems(manifest)).toEqual([]);
  },
);

test('a generated feature shares it too', () => {
  expect(peersProblems(manifestOf(namesOf('new-feature'), ['contract', 'e2e']))).toEqual([]);
});

test.each([
  ['a copy of its own', { dependencies: { react: 'catalog:' } }, 'a copy of react'],
  ['an exact version', { peerDependencies: { '@my-air/ui-kit': 'workspace:*' } }, 'instead of "workspace:^"'],
  ['no version to build with', { peerDependencies: { react: 'catalog:peers' } }, 'devDependencies'],
])('%s is refused', (_, manifest, sentence) => {
  expect(peersProblems({ name: 'x', ...manifest }).join('\n')).toContain(sentence);
});
