import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { filesOf, namesOf } from './templates.mjs';

/**
 * The packages that may exist once in a page: their contexts, root routes, stores or style sheets are
 * compared by identity, and two copies fail without an error. Every published package takes these as peers
 * (decision 0029).
 */
const singletons = [
  '@lingui/core',
  '@lingui/react',
  '@my-air/api-client',
  '@my-air/feature-kit',
  '@my-air/i18n',
  '@my-air/ui-kit',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/router-core',
  'jotai',
  'react',
  'react-dom',
  'styled-components',
];

/** The ranges that a peer may be given: one of the workspace's own packages, or of the catalogue of peers. */
const rangeOf = (name) => (name.startsWith('@my-air/') ? 'workspace:^' : 'catalog:peers');

/**
 * The problems of a published package's demands for packages that may exist once.
 * @returns sentences, none when all is right
 */
function peersProblems({ name, dependencies = {}, peerDependencies = {}, devDependencies = {} }) {
  const problems = [];
  for (const singleton of singletons) {
    if (dependencies[singleton])
      problems.push(`${name} brings a copy of ${singleton} of its own: make it a peer.`);
    const range = peerDependencies[singleton];
    if (!range) continue;
    if (range !== rangeOf(singleton))
      problems.push(`${name} wants ${singleton} as "${range}" instead of "${rangeOf(singleton)}".`);
    if (!devDependencies[singleton])
      problems.push(`${name} does not say which ${singleton} it is built with: add it to devDependencies.`);
  }
  return problems;
}

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
  const files = new Map(filesOf('feature', namesOf('new-feature'), ['contract', 'e2e']));
  expect(peersProblems(JSON.parse(files.get('package.json')))).toEqual([]);
});

test.each([
  ['a copy of its own', { dependencies: { react: 'catalog:' } }, 'a copy of react'],
  ['an exact version', { peerDependencies: { '@my-air/ui-kit': 'workspace:*' } }, 'instead of "workspace:^"'],
  ['no version to build with', { peerDependencies: { react: 'catalog:peers' } }, 'devDependencies'],
])('%s is refused', (_, manifest, sentence) => {
  expect(peersProblems({ name: 'x', ...manifest }).join('\n')).toContain(sentence);
});
