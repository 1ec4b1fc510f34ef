// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { places as portalPlaces } from '../src/order.ts';
import { featureGroups } from './featureGroups.ts';
import { firstSegments } from './firstSegments.ts';
import { preloadFiles } from './preloadFiles.ts';
import { readFeatures, readWishes } from './readFeatures.ts';
import { sampleFeature } from './sampleFeature.ts';

const portal = join(import.meta.dirname, '..');
const sourceOf = (name: string, file: string) => join(portal, '../../packages', name, 'src', file);
const route = (path: string, module: string, staticData = '{}') =>
  `createRoute({ path: '${path}', staticData: ${staticData} }).lazy(() => import('./${module}.js').then((lazy) => lazy.route))`;
const screen = (name: string) => `export const route = '${name}';`;
const sample = {
  'dist/feature.js':
    "export const feature = { parts: () => import('./parts.js'), routes: import('./routes.js') };",
  'dist/routes.js': `const createRoute = () => ({ lazy: (load) => load });
export const routes = [
  ${route('/start', 'start.lazy')},
  ${route('/enter', 'enter/enter.lazy', "{ access: 'public', layout: 'login' }")},
  ${route('/things/$id', 'things/thing.lazy')},
];`,
  'dist/start.lazy.js': screen('start'),
  'dist/enter/enter.lazy.js': screen('enter'),
  'dist/things/thing.lazy.js': screen('thing'),
  'dist/parts.js': `const count = () => import('./count.js');
export const parts = {
  cards: [{ load: () => import('./ThingsCard.js') }, { load: () => import('./OtherCard.js') }],
  navigation: [{ badge: () => count().then((module) => module.count) }],
  modals: { thing: () => import('./ThingModal.js') },
};`,
  'dist/ThingsCard.js': "export const card = 'things card';",
  'dist/OtherCard.js': "export const card = 'other card';",
  'dist/ThingModal.js': "export const modal = 'thing modal';",
  'dist/count.js': "export const count = 'count';",
};
const places = { start: '/start', signIn: '/enter' };

test('a card, a badge and a route that a feature adds reach the files of home and of its screen', async () => {
  const folder = sampleFeature(sample);
  const features = readFeatures(folder, 'dist');
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'node_modules/@my-air/sample/dist/feature.js'),
        output: { codeSplitting: { groups: [...featureGroups(features, features, places)] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const withModule = (end: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))!;

  const overview = chunks.find(({ name }) => name === 'overview')!;
  expect(overview.code).toContain('things card');
  expect(overview.code).toContain('other card');
  expect(overview.code).toContain('count');
  expect(overview.code).not.toContain('thing modal');

  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const { screens } = preloadFiles(bundle, features, 'v1');
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
  ['a card that is not imported', { 'dist/parts.js': 'export const parts = { cards: [{ load: card }] };' }],
])('%s is refused', (_, files) => {
  expect(() => readFeatures(sampleFeature({ ...sample, ...files }), 'dist')).toThrow(/must/);
});

test('the features of the portal: paths without a session, first screens and files of their own', () => {
  const features = readFeatures(portal, 'src');
  const wishes = readWishes(portal, features);
  const screens = features.flatMap(({ screens: own }) => own);
  const isSignIn = ({ isPublic, module, layout }: (typeof screens)[number]) =>
    isPublic && module !== undefined && layout !== 'help-center';
  expect(screens.filter(isSignIn).map(({ path }) => path)).toEqual(portalPlaces.signInPaths);
  expect(screens.map(({ path }) => path)).toContain(portalPlaces.help);
  expect(() => featureGroups(features, wishes, portalPlaces)).not.toThrow();
  expect(() => featureGroups(features, wishes, { ...portalPlaces, start: '/nowhere' })).toThrow(
    'no feature has a screen',
  );
});

test('a feature that names a file another feature gives another rank is refused', () => {
  const features = readFeatures(sampleFeature(sample), 'dist');
  const [feature] = features;
  const other = (name: string, rank: number) => ({
    ...feature!,
    name,
    together: [{ name: 'things', rank, modules: ['things/*'] }],
  });
  const all = [...features, other('one', 3), other('two', 4)];
  expect(() => featureGroups(all, all, places)).toThrow('different ranks');
});

test('the build names no file of a package: each says itself what travels together', () => {
  const config = readFileSync(join(portal, 'build/portalConfig.ts'), 'utf8');
  expect(config).not.toMatch(/dist\[|ui-kit|feature-api|api-client|i18n/);
  const wishes = readWishes(portal, readFeatures(portal, 'src'));
  const named = wishes.flatMap(({ name, together = [] }) => together.map((group) => `${group.name} ${name}`));
  expect(named).toContain('kit ui-kit');
  expect(named).toContain('frame shell');
});

test('a module that a package names is there', () => {
  const features = readFeatures(portal, 'src');
  const missing = readWishes(portal, features).flatMap(({ name, together = [] }) =>
    together
      .flatMap(({ modules }) => modules)
      .filter((module) => !/[*!:]/.test(module))
      .filter((module) => !['ts', 'tsx'].some((end) => existsSync(sourceOf(name, `${module}.${end}`))))
      .map((module) => `${name}/${module}`),
  );
  expect(missing).toEqual([]);
});

test('no source of the shell names a feature outside the lists of the portal', () => {
  const features = readFeatures(portal, 'src');
  const names = features.map(({ name }) => name);
  const segments = [...firstSegments(features).keys()];
  const folders = ['src', 'build', 'vite.config.ts', '../../packages/shell/src'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: portal, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:ts|tsx|js)$/.test(file) &&
        !/\.test\.|\.stories\.|\/testing\/|^src\/(?:features|ports|order|composition)\.ts$/.test(file),
    );
  const named = files.flatMap((file) => {
    const source = readFileSync(join(portal, file), 'utf8');
    const found = names.filter((name) =>
      new RegExp(`@my-air/${name}\\b|${name}\\\\?[\\\\/[\\]]+dist`).test(source),
    );
    const paths = segments.filter((segment) => new RegExp(`["'\`]/${segment}["'\`/]`).test(source));
    return [...found, ...paths].map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});
