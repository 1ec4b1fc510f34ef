import { basename } from 'node:path';

import { brandFiles } from './brandFiles.ts';
import { exportOf, offeredFeatures } from './features.ts';
import type { PortalChoices } from './PortalChoices.ts';
import { portalSettings } from './portalSettings.ts';
import { testFiles } from './testFiles.ts';

/** The ranges of the packages that this one writes portals of, by their names. */
export type Ranges = Readonly<Record<string, string>>;

const developmentTools = [
  '@playwright/test',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
];
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const quoted = (values: readonly string[]) => values.map((each) => `'${each}'`).join(', ');

/** The files of a new portal, with their paths in its folder. */
export function portalFiles(
  { folder, features, brand, accent }: PortalChoices,
  ranges: Ranges,
): readonly (readonly [path: string, text: string])[] {
  const chosen = offeredFeatures.filter(({ name }) => features.includes(name));
  const entries = chosen.flatMap(({ entry }) => entry ?? []);
  const start = entries[0]?.path ?? '';
  return [
    ['package.json', json(manifest(basename(folder), features, ranges))],
    ['tsconfig.json', json(compilerSettings)],
    ['vite.config.ts', viteConfig],
    [
      'src/main.ts',
      main(
        features,
        entries.map(({ id }) => id),
      ),
    ],
    ['src/places.ts', places(start, features.includes('help-center'))],
    ['public/config.json', json(portalSettings(brand, features))],
    ['README.md', readme(brand)],
    ['.gitignore', 'node_modules\ndist\ntest-results\n'],
    ...brandFiles(brand, accent),
    ...testFiles(brand, start),
  ];
}

function manifest(name: string, features: readonly string[], ranges: Ranges) {
  const isLeftOut = (each: string) =>
    offeredFeatures.some((feature) => each === `@my-air/${feature.name}` && !features.includes(feature.name));
  const used = Object.entries(ranges).filter(([each]) => !isLeftOut(each));
  const isTool = ([each]: readonly [string, string]) => developmentTools.includes(each);
  return {
    name,
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'vite build',
      preview: 'vite preview',
      typecheck: 'tsc',
      test: 'vite build && playwright test',
    },
    dependencies: Object.fromEntries(used.filter((each) => !isTool(each))),
    devDependencies: Object.fromEntries(used.filter(isTool)),
  };
}

const compilerSettings = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Intl'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src', 'tests', '*.config.ts'],
};

const viteConfig = `import { portal } from '@my-air/shell/vite';
import { defineConfig } from 'vite';

import { places } from './src/places.ts';

const backend = process.env['BACKEND'] ?? 'http://localhost:3000';

const publicPaths = [...places.signInPaths, '/help/'];

export default defineConfig({ plugins: [portal({ ...places, publicPaths, backend, styles: '/src/brand.css' })] });
`;

function main(features: readonly string[], navigation: readonly string[]): string {
  const imports = features.map((name) => `import { ${exportOf(name)} } from '@my-air/${name}';`);
  return `import { authFeature, createSession, guardRoute, legacyRegistrationTarget } from '@my-air/auth';
${imports.join('\n')}
import { createPortal } from '@my-air/shell';

import { places } from './places.ts';

void createPortal({
  features: [${['auth', ...features].map(exportOf).join(', ')}],
  order: { navigation: [${quoted(navigation)}] },
  places,
  access: { createSession, guardRoute, legacyRegistrationTarget },
}).start();
`;
}

function places(start: string, hasHelp: boolean): string {
  return `/** The paths that the shell leads to. */
export const places = {
  start: '${start}',
  signIn: '/login',
  signInPaths: ['/login', '/oauth/login', '/impersonate'],${hasHelp ? "\n  help: '/help-center'," : ''}
};
`;
}

const readme = (brand: string) => `# ${brand}

A portal of features of My AIR. It needs a backend at http://localhost:3000, such as the sandbox of the My AIR repository (\`npm start\` there), or the one that \`BACKEND\` names.

\`\`\`sh
npm install
npm run dev    # the portal at http://localhost:5173
npm test       # builds it, and signs in with a browser; once before: npx playwright install chromium
npm run build  # writes dist
\`\`\`

- \`src/main.ts\`: the features, and the order of the navigation. To add one: \`npm install @my-air/games\` and a name in the list.
- \`src/brand.css\`, \`public/brand\`: the colors and the logo.
- \`public/config.json\`: the name of the brand, and the name and the addresses of the identity provider; each environment serves its own.
- \`npm update\` takes corrections of the features, and no release that breaks; such a one is installed by its name.
`;
