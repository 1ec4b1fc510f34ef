// @vitest-environment node
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { featureGroups } from './featureGroups.ts';
import { portal } from './portal.ts';
import { preloadFiles } from './preloadFiles.ts';
import { readFeatures, type PortalPackages } from './readFeatures.ts';
import { sampleFeature } from './sampleFeature.ts';

const route = (path: string, module: string, staticData = '{}') =>
  `createRoute({ path: '${path}', staticData: ${staticData} }).lazy(() => import('./${module}.js').then((lazy) => lazy.route))`;
const screen = (name: string) => `export const route = '${name}';`;
const sample = {
  'dist/feature.js':
    "export const feature = { contributions: () => import('./contributions.js'), routes: import('./routes.js') };",
  'dist/routes.js': `const createRoute = () => ({ lazy: (load) => load });
export const routes = [
  ${route('/start', 'start.lazy')},
  ${route('/enter', 'enter/enter.lazy', "{ access: 'public', layout: 'login' }")},
  ${route('/things/$id', 'things/thing.lazy')},
];`,
  'dist/start.lazy.js': screen('start'),
  'dist/enter/enter.lazy.js': screen('enter'),
  'dist/things/thing.lazy.js': `import { query } from '../thingsQuery.js';
export const route = ['thing', query, () => import('../contract.js')];`,
  'dist/contributions.js': `const count = () => import('./count.js');
export const contributions = {
  cards: [{ load: () => import('./ThingsCard.js') }, { load: () => import('./OtherCard.js') }],
  navigation: [{ badge: () => count().then((module) => module.count) }],
  modals: { thing: () => import('./ThingModal.js') },
};`,
  'dist/ThingsCard.js': `import { query } from './thingsQuery.js';
import { word } from './word.js';
export const card = ['things card', query, word, () => import('./contract.js')];`,
  'dist/OtherCard.js': "export const card = 'other card';",
  'dist/thingsQuery.js': "export const query = 'shared query';",
  'dist/word.js': "export const word = 'word of cards';",
  'dist/contract.js': "export const contract = 'contract';",
  'dist/ThingModal.js': "export const modal = 'thing modal';",
  'dist/count.js': "export const count = 'count';",
};
const places = { start: '/start', signIn: '/enter' };

test('home, every screen and one screen each get a file of their own, and what two of them need one more', async () => {
  const folder = sampleFeature(sample);
  const packages = readFeatures(folder, 'dist');
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'node_modules/@my-air/sample/dist/feature.js'),
        output: { codeSplitting: { groups: [...featureGroups(packages, places)] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const withModule = (end: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))!;

  const nameOf = (end: string) => withModule(end).name;
  expect(nameOf('ThingsCard.js')).toBe('overview');
  expect(nameOf('OtherCard.js')).toBe('overview');
  expect(nameOf('word.js')).toBe('overview');
  expect(nameOf('count.js')).toBe('badges');
  expect(nameOf('thingsQuery.js')).toBe('sample-cards');
  expect(nameOf('contract.js')).toBe('sample-cards');
  expect(nameOf('ThingModal.js')).toBe('ThingModal');
  const screenFile = withModule('things/thing.lazy.js');
  expect(screenFile.imports).toContain(withModule('thingsQuery.js').fileName);
  expect(screenFile.imports).not.toContain(withModule('ThingsCard.js').fileName);

  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const { screens } = preloadFiles(bundle, packages, 'v1');
  expect(Object.keys(screens).sort()).toEqual(['enter', 'start', 'things']);
  expect(screens.things).toContain(`/${withModule('things/thing.lazy.js').fileName}`);
  expect(screens.enter).toContain(`/${chunks.find(({ name }) => name === 'login')!.fileName}`);
});

test.each([
  ['a path that is no text', { 'dist/routes.js': 'export const routes = [createRoute({ path: `/${x}` })];' }],
  [
    'a screen that is not imported',
    { 'dist/routes.js': "export const routes = [createRoute({ path: '/things' }).lazy(load)];" },
  ],
  [
    'a card that is not imported',
    { 'dist/contributions.js': 'export const contributions = { cards: [{ load: card }] };' },
  ],
])('%s is refused', (_, files) => {
  expect(() => readFeatures(sampleFeature({ ...sample, ...files }), 'dist')).toThrow(/must/);
});

type Configure = (user: object, environment: { command: 'build' }) => object;

test('a portal without a screen to start with or to sign in on is refused', () => {
  const root = sampleFeature(sample);
  const configure = (first: typeof places) => {
    const configs = portal(first).flatMap(({ config }) => config ?? []);
    return () => configs.map((config) => (config as Configure)({ root }, { command: 'build' }));
  };
  expect(configure(places)).not.toThrow();
  expect(configure({ ...places, start: '/nowhere' })).toThrow('no feature has a screen at /nowhere');
  expect(configure({ ...places, signIn: '/nowhere' })).toThrow('no feature has a screen at /nowhere');
});

/** The packages of the sample, and two others that name files. */
function withFiles(
  one: string,
  two: string,
  options: { isAlone?: boolean; priority?: number } = {},
): PortalPackages {
  const { features, packages } = readFeatures(sampleFeature(sample), 'dist');
  const other = (name: string, file: string, more = {}) => ({
    name,
    root: `/modules/${name}`,
    together: [{ name: file, modules: ['shared/*'], ...more }],
  });
  return { features, packages: [...packages, other('one', one), other('two', two, options)] };
}

test('a portal may start with an address of a screen that has parameters', () => {
  const { packages, features } = withFiles('things', 'reading');
  const screen = { path: '/games/$id/$part', module: 'game/GameScreen', isPublic: false };
  const given = {
    packages,
    features: features.map((each) => ({ ...each, screens: [...each.screens, screen] })),
  };
  expect(() => featureGroups(given, { ...places, start: '/games/7/rules' })).not.toThrow();
  for (const start of ['/games/7', '/games/7/', '/games/7/rules/more', '/game/7/rules'])
    expect(() => featureGroups(given, { ...places, start })).toThrow(`no feature has a screen at ${start}`);
});

test('packages that name the same file and disagree whether it is alone are refused', () => {
  expect(() => featureGroups(withFiles('things', 'things'), places)).not.toThrow();
  expect(() => featureGroups(withFiles('things', 'things', { isAlone: true }), places)).toThrow(
    'disagree whether the file "things" is alone',
  );
});

test('a package says by a priority which file takes a module that two of them need', () => {
  const groups = featureGroups(withFiles('later', 'first', { priority: 80 }), places);
  const priorityOf = (name: string) =>
    groups.find((group) => (group.debugName ?? group.name) === name)!.priority;
  expect(priorityOf('first')).toBeGreaterThan(priorityOf('login'));
  expect(priorityOf('signed-in')).toBeGreaterThan(priorityOf('later'));
  expect(priorityOf('later')).toBeGreaterThan(0);
});

test('a feature of another scope, and what packages need that the application does not list, belong to the portal', () => {
  const folder = sampleFeature({
    'package.json': JSON.stringify({
      name: '@my-air/sample',
      peerDependencies: { '@acme/video': '1', '@my-air/kit': '1', react: '19', absent: '1' },
    }),
    '../../@acme/video/package.json': '{}',
    '../../@acme/video/dist/feature.js': '',
    '../kit/package.json': JSON.stringify({ portal: { together: [] } }),
    '../../react/package.json': '{}',
  });
  const { features, packages } = readFeatures(folder, 'dist');
  expect(features.map(({ name }) => name)).toEqual(['sample', 'acme-video']);
  expect(packages.map(({ name }) => name)).toEqual(['sample', 'acme-video', 'kit']);
});
