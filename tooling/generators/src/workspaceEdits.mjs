const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Adds the package to a section of a manifest. */
const manifest = (path, name, sections) => [
  path,
  (text) => {
    const content = JSON.parse(text);
    for (const [section, value] of Object.entries(sections))
      content[section] = sorted({ ...content[section], [`@my-air/${name}`]: value });
    return `${JSON.stringify(content, null, 2)}\n`;
  },
];
/** Adds lines before or after what a file has; the formatter puts them in their form. */
const before = (path, anchor, lines) => [
  path,
  (text) => text.replace(anchor, (found) => `${lines}\n${found}`),
];
const after = (path, anchor, lines) => [
  path,
  (text) => text.replace(anchor, (found) => `${found}\n${lines}`),
];

/**
 * The changes in files that are there, for a new feature with these parts: `[path, change]`. A change that leaves its
 * text as it is has not found its place.
 */
export function workspaceEdits({ name, camel, title, Title }, parts) {
  const owner = `/packages/${name}/`.padEnd(31);
  const call = `'GET api/${name}'`;
  return [
    manifest('apps/portal/package.json', name, { dependencies: 'workspace:*' }),
    manifest('apps/storybook/package.json', name, { dependencies: 'workspace:*' }),
    manifest('packages/create-portal/package.json', name, {
      devDependencies: 'workspace:*',
      peerDependencies: 'workspace:^',
      peerDependenciesMeta: { optional: true },
    }),
    before(
      'packages/create-portal/src/features.ts',
      "  { name: 'notifications' },",
      `  withEntry('${name}'),`,
    ),
    before(
      'apps/portal/src/features.ts',
      '\n/** The table of contents',
      `import { ${camel}Feature as ${camel} } from '@my-air/${name}';`,
    ),
    before('apps/portal/src/features.ts', /^\};/m, `  ${camel},`),
    before('apps/portal/e2e/takePictures.ts', /^\];/m, `  { package: '${name}', path: '/${name}' },`),
    before(
      'apps/portal/e2e/screens.ts',
      "  { path: '/no-such-page'",
      `  { path: '/${name}', persona: 'partner', title: '${Title} - My AIR' },`,
    ),
    before('.github/CODEOWNERS', /^\/apps\/sandbox\//m, `${owner} @my-air/portal`),
    ...(parts.includes('contract')
      ? [
          manifest('apps/conformance/package.json', name, { devDependencies: 'workspace:*' }),
          before(
            'apps/conformance/src/calls.ts',
            '\nconst contracts',
            `import * as ${camel} from '@my-air/${name}/contract';`,
          ),
          after(
            'apps/conformance/src/calls.ts',
            'const contracts = {',
            name === camel ? `  ${name},` : `  '${name}': ${camel},`,
          ),
          before('apps/conformance/src/lossOf.ts', /^\};/m, `  'api/${name}': '${title}',`),
          manifest('apps/sandbox/package.json', name, { dependencies: 'workspace:*' }),
          before(
            'apps/sandbox/src/api.ts',
            '\n/** The endpoints of the API, by area',
            `import { ${camel}Api } from './${name}/${camel}Api.ts';`,
          ),
          before('apps/sandbox/src/api.ts', /^\];/m, `  ${camel}Api,`),
          before('apps/sandbox/test/support/sampleInputs.ts', '  ...aiMetadataSamples', `  ${call}: {},`),
          before(
            'apps/portal/tests/testing/backend/waitingRoutes.ts',
            '} as const;',
            `  '/${name}': ${call},`,
          ),
          after(
            'apps/portal/tests/testing/renderPortal.tsx',
            'export const homeAnswers = {',
            `  ${call}: { items: [] },`,
          ),
          after(
            'apps/portal/journeys/addresses.spec.ts',
            'const ofAssumedCalls: readonly string[] = [',
            `  '/${name}',`,
          ),
        ]
      : []),
  ];
}
