// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readFeatures } from '@my-air/shell/vite';
import { expect, test } from 'vitest';

import { places } from '../src/order.ts';

const portal = join(import.meta.dirname, '..');
const { features, packages } = readFeatures(portal, 'src');

test('the screens of the portal without a session are those of the sign-in and of help', () => {
  const screens = features.flatMap(({ screens: own }) => own);
  const isSignIn = ({ isPublic, module, layout }: (typeof screens)[number]) =>
    isPublic && module !== undefined && layout !== 'help-center';
  expect(screens.filter(isSignIn).map(({ path }) => path)).toEqual(places.signInPaths);
  expect(screens.map(({ path }) => path)).toContain(places.help);
});

test('each package says itself what travels together', () => {
  const named = packages.flatMap(({ name, together = [] }) =>
    together.map((group) => `${group.name} ${name}`),
  );
  expect(named).toContain('kit ui-kit');
  expect(named).toContain('frame shell');
});

test('a module that a package names is there', () => {
  const missing = packages.flatMap(({ name, root, together = [] }) =>
    together
      .flatMap(({ modules }) => modules)
      .filter((module) => !/[*!:]/.test(module))
      .filter((module) => !['ts', 'tsx'].some((end) => existsSync(join(root, 'src', `${module}.${end}`))))
      .map((module) => `${name}/${module}`),
  );
  expect(missing).toEqual([]);
});

test('no source of the shell names a feature outside the lists of the portal', () => {
  const names = features.map(({ name }) => name);
  const segments = new Set(
    features.flatMap(({ screens }) => screens.map(({ path }) => path.split('/')[1] ?? '')),
  );
  const folders = ['src', 'vite.config.ts', '../../packages/shell/src'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: portal, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:ts|tsx|js|html)$/.test(file) &&
        !/\.test\.|\.stories\.|\/testing\/|^src\/(?:features|ports|order|composition)\.ts$/.test(file),
    );
  const named = files.flatMap((file) => {
    const source = readFileSync(join(portal, file), 'utf8');
    const found = names.filter((name) =>
      new RegExp(`@my-air/${name}\\b|${name}\\\\?[\\\\/[\\]]+dist`).test(source),
    );
    const paths = [...segments].filter((segment) => new RegExp(`["'\`]/${segment}["'\`/]`).test(source));
    return [...found, ...paths].map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});
