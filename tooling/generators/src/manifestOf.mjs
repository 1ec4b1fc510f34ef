import { readFileSync } from 'node:fs';

const { repository, license } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

/**
 * Packages that may exist once in a page are peers, with the range that the package is made for (decision
 * 0029).
 */
const peers = [
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/router-core',
  'react',
  'react-dom',
  'styled-components',
];
const ownPeers = ['api-client', 'feature-kit', 'i18n', 'ui-kit'];
const developmentDependencies = [
  '@lingui/cli',
  '@storybook/react-vite',
  '@testing-library/react',
  '@types/react',
  '@types/react-dom',
  'happy-dom',
  'storybook',
  'tsup',
  'typescript',
  'vite',
  'vitest',
];
const fromCatalog = (names, catalog = '') =>
  Object.fromEntries(names.map((name) => [name, `catalog:${catalog}`]));
const fromWorkspace = (names, range = '*') =>
  Object.fromEntries(names.map((name) => [`@my-air/${name}`, `workspace:${range}`]));
const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
const mapped = (entries, of) =>
  Object.fromEntries(entries.map((entry) => [entry === 'index' ? '.' : `./${entry}`, of(entry)]));

/** The package.json of a new feature with these parts. */
export function manifestOf({ name, Title }, parts = []) {
  const hasContract = parts.includes('contract');
  const hasTests = parts.includes('e2e');
  const entries = ['index', ...(hasContract ? ['contract'] : [])];
  const published = (file) => ({ types: `./dist/${file}.d.ts`, import: `./dist/${file}.js` });
  const ofPackage = { './package.json': './package.json' };
  return {
    name: `@my-air/${name}`,
    version: '0.1.0',
    description: `${Title} in the My AIR portal`,
    keywords: ['creators', 'my-air', name, 'react'].sort(),
    license,
    repository: { ...repository, directory: `packages/${name}` },
    files: ['dist'],
    type: 'module',
    sideEffects: false,
    exports: {
      ...mapped(entries, (file) => ({ '@my-air/source': `./src/${file}.ts`, ...published(file) })),
      ...ofPackage,
    },
    publishConfig: { exports: { ...mapped(entries, published), ...ofPackage } },
    scripts: {
      dev: 'node --conditions=@my-air/source ../../apps/portal/node_modules/vite/bin/vite.js dev ../../apps/portal --configLoader native',
      build: 'tsup --config ../../tooling/build/tsup.config.mjs',
      'build:types': 'tsc -p tsconfig.build.json --singleThreaded --noCheck',
      typecheck: `tsc -p . --singleThreaded --customConditions null${hasTests ? ' && tsc -p e2e --singleThreaded' : ''}`,
      test: 'vitest run',
      stories: 'node ../../apps/storybook/scripts/testStories.mjs',
      ...(hasTests && { e2e: 'node ../../tooling/e2e/src/runTests.ts' }),
      clean: 'rm -rf dist .turbo',
      'i18n:extract': 'node ../../tooling/build/extractTexts.mjs',
      'i18n:compile': 'node ../../tooling/build/compileTexts.mjs',
    },
    ...(hasContract && { dependencies: { valibot: 'catalog:' } }),
    devDependencies: sorted({
      ...fromCatalog([...developmentDependencies, ...peers]),
      ...fromWorkspace([...ownPeers, 'build', 'typescript', 'vitest', ...(hasTests ? ['e2e'] : [])]),
    }),
    peerDependencies: sorted({ ...fromCatalog(peers, 'peers'), ...fromWorkspace(ownPeers, '^') }),
    // In kB, checked by `pnpm sizes`.
    sizeBudget: 10,
  };
}
