import { readFileSync } from 'node:fs';

const { repository } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);
const words = (name) => {
  const text = name.replaceAll('-', ' ');
  return text[0].toUpperCase() + text.slice(1);
};
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

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

const entry = (file) => ({
  '@my-air/source': `./src/${file}.ts`,
  types: `./dist/${file}.d.ts`,
  import: `./dist/${file}.js`,
});
const publishedEntry = (file) => ({ types: `./dist/${file}.d.ts`, import: `./dist/${file}.js` });

export function packageJson(name) {
  return json({
    name: `@my-air/${name}`,
    version: '0.1.0',
    description: `${words(name)} in the My AIR portal`,
    keywords: ['creators', 'my-air', name, 'react'],
    license: 'MIT',
    repository: { ...repository, directory: `packages/${name}` },
    type: 'module',
    // In kB, checked by `pnpm sizes`.
    sizeBudget: 10,
    sideEffects: false,
    exports: { '.': entry('index'), './package.json': './package.json' },
    files: ['dist'],
    scripts: {
      dev: 'node --conditions=@my-air/source ../../apps/portal/node_modules/vite/bin/vite.js dev ../../apps/portal --configLoader native',
      build: 'tsup --config ../../tooling/build/tsup.config.mjs',
      'build:types': 'tsc -p tsconfig.build.json --singleThreaded',
      typecheck: 'tsc -p . --singleThreaded',
      test: 'vitest run',
      stories: 'node ../../apps/storybook/scripts/testStories.mjs',
      clean: 'rm -rf dist .turbo',
      'i18n:extract': 'lingui extract --clean',
      'i18n:compile': 'node ../../tooling/build/compileTexts.mjs',
    },
    peerDependencies: sorted({ ...fromCatalog(peers, 'peers'), ...fromWorkspace(ownPeers, '^') }),
    devDependencies: sorted({
      ...fromCatalog([...developmentDependencies, ...peers]),
      ...fromWorkspace([...ownPeers, 'build', 'typescript', 'vitest']),
    }),
    publishConfig: {
      exports: {
        '.': publishedEntry('index'),
        './package.json': './package.json',
      },
    },
  });
}

/** Every file of a new feature: `[path, content]`, relative to the package's folder. */
export function featureFiles(name) {
  const id = camel(name);
  const title = words(name);
  const screen = `${pascal(name)}Screen`;
  return [
    ['package.json', packageJson(name)],
    ['tsconfig.json', json({ extends: '@my-air/typescript/base.json', include: ['src'] })],
    [
      'tsconfig.build.json',
      json({
        extends: ['./tsconfig.json', '@my-air/typescript/build.json'],
        compilerOptions: { rootDir: 'src', outDir: 'dist' },
        include: ['src'],
        exclude: ['src/**/*.stories.tsx', 'src/**/*.test.*', 'src/**/*.test-d.*', 'src/testing'],
      }),
    ],
    [
      'vitest.config.ts',
      "import { unitTests } from '@my-air/vitest';\nimport { defineConfig } from 'vitest/config';\n\nexport default defineConfig(unitTests());\n",
    ],
    [
      'lingui.config.mjs',
      "import { linguiConfig } from '@my-air/build/lingui';\n\nexport default linguiConfig();\n",
    ],
    ['turbo.json', json({ extends: ['//'], tags: ['feature'] })],
    [
      'README.md',
      `# ${title}\n\nWhat it shows: one sentence, from the creator's side.\n\n- Routes: \`/${name}\`\n- Ports it asks for: none\n- Alone: \`pnpm -F @my-air/${name} dev\`, with the sandbox running\n`,
    ],
    [
      'src/index.ts',
      `export { ${id}Feature } from './feature.ts';\nexport { ${screen} } from './overview/${screen}.tsx';\nexport { ${id}Routes } from './routes.ts';\n`,
    ],
    [
      'src/feature.ts',
      `import { defineFeature } from '@my-air/feature-kit';\n\nimport { loadMessages } from './locales/index.ts';\nimport { ${id}Routes } from './routes.ts';\n\n/** The entry of ${title} for the shell. */\nexport const ${id}Feature = defineFeature({\n  id: '${name}',\n  routes: ${id}Routes,\n  loadMessages,\n  contributions: () => import('./contributions.ts'),\n});\n`,
    ],
    [
      'src/contributions.ts',
      `import { msg } from '@lingui/core/macro';\nimport type { FeatureContributions } from '@my-air/feature-kit';\n\n/** The contributions of ${title} to the screens of signed-in users. */\nexport const contributions: FeatureContributions = {\n  navigation: [\n    {\n      id: '${name}',\n      label: msg\`${title}\`,\n      to: '/${name}',\n      icon: 'circle',\n      group: 'more',\n    },\n  ],\n};\n`,
    ],
    [
      'src/routes.ts',
      `import { msg } from '@lingui/core/macro';\nimport { rootRoute } from '@my-air/feature-kit';\nimport { createRoute } from '@tanstack/react-router';\n\n/** The first screen. */\nexport const ${id}Route = createRoute({\n  getParentRoute: () => rootRoute,\n  path: '/${name}',\n  staticData: { title: msg\`${title}\` },\n}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.${id}LazyRoute));\n\n/** All routes of ${title}. */\nexport const ${id}Routes = [${id}Route] as const;\n`,
    ],
    [
      'src/routes.lazy.tsx',
      `import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';\nimport { createLazyRoute } from '@tanstack/react-router';\n\nimport { ${screen} } from './overview/${screen}.tsx';\n\nexport const ${id}LazyRoute = createLazyRoute('/${name}')({\n  component: ${screen},\n  pendingComponent: PendingView,\n  errorComponent: FailedView,\n  notFoundComponent: NotFoundView,\n});\n`,
    ],
    [
      `src/overview/${screen}.tsx`,
      `import { Trans } from '@lingui/react/macro';\nimport { Page } from '@my-air/ui-kit';\n\n/** The first screen of ${title}. */\nexport function ${screen}() {\n  return <Page title={<Trans>${title}</Trans>} />;\n}\n`,
    ],
    [
      'src/conformance.test.tsx',
      `import { describeFeature } from '@my-air/feature-kit/testing';\n\nimport { ${id}Feature } from './feature.ts';\n\ndescribeFeature(${id}Feature, { screens: { '/${name}': {} } });\n`,
    ],
  ];
}
