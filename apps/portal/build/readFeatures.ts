import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { FeatureManifest, PackageWishes } from './FeatureManifest.ts';
import type { NamedWishes } from './featureGroups.ts';
import { featureScreens } from './featureScreens.ts';
import { homeParts } from './homeParts.ts';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly portal?: PackageWishes;
}

/**
 * Reads the declarations of each feature that the application in `folder` depends on: its routes, its parts,
 * and the field `portal` of its package.json. `from` names the folder that is read: `dist` or, in
 * development, `src`.
 */
export function readFeatures(folder: string, from: 'dist' | 'src'): readonly FeatureManifest[] {
  return ownPackages(folder)
    .map(({ name, path }) => ({ name, path, root: join(dirname(path), from) }))
    .filter(({ root }) => findModule(root, 'feature'))
    .map(({ name, path, root }) => ({
      name,
      ...readJson(path).portal,
      screens: readModule(root, 'routes', featureScreens),
      homeParts: readModule(root, 'parts', homeParts),
    }));
}

/** Reads which modules each package of ours that the application in `folder` depends on wants in which files, features first. */
export function readWishes(folder: string, features: readonly FeatureManifest[]): readonly NamedWishes[] {
  const others = ownPackages(folder).filter(({ name }) => !features.some((feature) => feature.name === name));
  return [...features, ...others.map(({ name, path }) => ({ name, ...readJson(path).portal }))];
}

/** The folders that the packages of ours among the dependencies are built into. */
export const builtFolders = (folder: string): readonly string[] =>
  ownPackages(folder).map(({ path }) => join(dirname(path), 'dist'));

/** The packages of ours among the dependencies, without scope, with where their package.json is. */
function ownPackages(folder: string): readonly { name: string; path: string }[] {
  const manifest = join(folder, 'package.json');
  const { resolve } = createRequire(manifest);
  return Object.keys(readJson(manifest).dependencies ?? {})
    .filter((name) => name.startsWith('@my-air/'))
    .map((name) => ({ name: name.replace('@my-air/', ''), path: resolve(`${name}/package.json`) }));
}

const endings = ['js', 'ts', 'tsx'];

function findModule(root: string, name: string): string | undefined {
  return endings.map((ending) => join(root, `${name}.${ending}`)).find((file) => existsSync(file));
}

function readModule<Read>(
  root: string,
  name: string,
  read: (file: string, source: string) => readonly Read[],
) {
  const file = findModule(root, name);
  return file ? read(file, readFileSync(file, 'utf8')) : [];
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
