// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { features } from '../src/features.ts';
import { places } from '../src/places.ts';

const portal = join(import.meta.dirname, '..');
const routes = Object.values(features).flatMap((feature): readonly AnyRoute[] => feature.routes);
const pathOf = ({ options }: AnyRoute) => ('path' in options ? String(options.path) : '');

test('the screens of the portal without a session are those of the sign-in and of help', () => {
  const isSignIn = ({ options: { staticData } }: AnyRoute) =>
    staticData?.access === 'public' && !staticData.redirects && staticData.layout !== 'help-center';
  expect(routes.filter(isSignIn).map(pathOf)).toEqual(places.signInPaths);
  expect(routes.map(pathOf)).toContain(places.help);
});

test('no source of the shell names a feature outside the lists of the portal', () => {
  const names = Object.values(features).map(({ id }) => id);
  const segments = new Set(routes.map((route) => pathOf(route).split('/')[1] ?? ''));
  const folders = ['src', 'vite.config.ts', '../../packages/shell/src'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: portal, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:ts|tsx|js|html)$/.test(file) &&
        !/\.test\.|\.stories\.|\/testing\/|^src\/(?:features|ports|order|places|composition)\.ts$/.test(file),
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
