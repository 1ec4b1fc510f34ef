import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Feature } from '@my-air/feature-kit';
import { baseSettings } from '@my-air/feature-kit/settings';
import { expect, test } from 'vitest';

import { exportOf, offeredFeatures } from './features.ts';
import type { PortalChoices } from './PortalChoices.ts';
import { portalFiles } from './portalFiles.ts';
import { portalSettings } from './portalSettings.ts';

const ranges = {
  '@my-air/home': '^1.2.0',
  '@my-air/news': '^1.0.0',
  '@my-air/games': '^1.0.0',
  '@my-air/shell': '^1.0.0',
  react: '^19.2.0',
  vite: '^8.0.0',
};
const choices: PortalChoices = {
  folder: 'some/where/acme',
  features: ['home', 'news'],
  brand: 'Acme',
  accent: '#0a7',
};
const all: PortalChoices = { ...choices, features: offeredFeatures.map(({ name }) => name) };
const filesOf = (made: PortalChoices) => new Map(portalFiles(made, ranges));

test('a portal depends on its features and on what all have, by the ranges of this package', () => {
  const manifest = JSON.parse(filesOf(choices).get('package.json') ?? '') as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: 'acme',
    private: true,
    dependencies: {
      '@my-air/home': '^1.2.0',
      '@my-air/news': '^1.0.0',
      '@my-air/shell': '^1.0.0',
      react: '^19.2.0',
    },
    devDependencies: { vite: '^8.0.0' },
  });
  expect(manifest['dependencies']).not.toHaveProperty('@my-air/games');
});

test('the brand is named in the settings and in the test', () => {
  const files = filesOf({ ...choices, brand: "Bo's <b>" });
  expect(JSON.parse(files.get('public/config.json') ?? '')).toMatchObject({
    brands: { default: { name: "Bo's <b>" } },
    identityProvider: { name: "Bo's <b>" },
  });
  expect(files.get('tests/portal.spec.ts')).toContain(`toContain("Bo's <b>")`);
});

test('with all features, main.ts has at most 30 lines, and vite.config.ts 10', () => {
  const files = filesOf(all);
  expect(files.get('src/main.ts')?.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  expect(files.get('vite.config.ts')?.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
});

const product = resolve('../../apps/portal');

/** A feature of the product, by its name. */
const featureOf = async (name: string) =>
  ((await import(`@my-air/${name}`)) as Record<string, Feature>)[exportOf(name)] ?? ({} as Feature);

test.each([
  ['home alone', ['home']],
  ['all features', all.features],
])('the settings of a portal of %s are those without which it refuses to start', async (_, features) => {
  const ofFeatures = await Promise.all(features.map(featureOf));
  const schemas = [baseSettings, ...ofFeatures.flatMap(({ settings }) => settings ?? [])];
  const isAccepted = async (given: object) => {
    const checked = await Promise.all(schemas.map(async (schema) => schema['~standard'].validate(given)));
    return checked.every(({ issues }) => !issues);
  };
  const settings = portalSettings('Acme', features);
  expect(await isAccepted(settings)).toBe(true);
  for (const name of Object.keys(settings))
    expect(await isAccepted({ ...settings, [name]: undefined })).toBe(false);
});

test('every feature of the product can be chosen, except for the sign-in, which each portal has', () => {
  const imports = readFileSync(join(product, 'src/features.ts'), 'utf8').matchAll(/ from '@my-air\/(.+)'/g);
  const features = Array.from(imports, ([, name]) => name);
  expect(new Set(features)).toEqual(new Set([...offeredFeatures.map(({ name }) => name), 'auth']));
});

test('this package knows a range of every package that it can write', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { peerDependencies } = JSON.parse(manifest) as { peerDependencies: object };
  const named = portalFiles(all, peerDependencies as typeof ranges);
  const imported = named.flatMap(([, text]) => Array.from(text.matchAll(/ from '(@?[^.'/]+(?:\/[^'/]+)?)/g)));
  expect(imported.map(([, name]) => name)).toContain('@my-air/home');
  for (const [, name = ''] of imported) expect(Object.keys(peerDependencies)).toContain(name);
});

test.each(offeredFeatures)(
  '$name has the entry of the navigation that is offered',
  async ({ name, entry }) => {
    const { navigation = [] } = (await (await featureOf(name)).contributions?.())?.contributions ?? {};
    const entries = navigation.map(({ id, to }) => ({ id, path: to }));
    expect(entries).toEqual(entry ? [entry] : []);
  },
);

test('a portal of all features passes its compiler, with the declarations that are built', () => {
  // Inside this package, whose own packages its imports lead to.
  const folder = resolve('node_modules/.cache/portal');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of portalFiles(all, ranges)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const compiler = resolve('node_modules/.bin/tsc');
  const { stdout, status } = spawnSync(compiler, ['-p', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
