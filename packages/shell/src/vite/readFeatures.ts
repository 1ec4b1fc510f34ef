import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { FeatureManifest, PackageWishes, PortalPackage } from './FeatureManifest.ts';
import { featureScreens } from './featureScreens.ts';
import { overviewContributions } from './overviewContributions.ts';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly portal?: PackageWishes;
}

/** The packages that a portal is made of. */
export interface PortalPackages {
  readonly features: readonly FeatureManifest[];
  /** All of them, features first. */
  readonly packages: readonly PortalPackage[];
}

/**
 * Reads the declarations of the packages that the application in `folder` depends on: of each feature its
 * routes and contributions, and of each package the field `portal` of its package.json. `from` names the folder that
 * is read: `dist` or, where packages are compiled from their sources, `src`.
 */
export function readFeatures(folder: string, from: 'dist' | 'src'): PortalPackages {
  const packages = findPackages(folder);
  const features = packages
    .filter(({ root }) => findModule(join(root, from), 'feature'))
    .map((each) => {
      const folder = join(each.root, from);
      const contributions = readModule(folder, 'contributions', overviewContributions);
      return {
        ...each,
        screens: readModule(folder, 'routes', featureScreens) ?? [],
        cardModules: contributions?.cards ?? [],
        badgeModules: contributions?.badges ?? [],
      };
    });
  const others = packages.filter(({ root }) => !features.some((feature) => feature.root === root));
  return { features, packages: [...features, ...others] };
}

/**
 * The packages of a portal among the dependencies of an application and among theirs: ours, and those of
 * others that have a feature or the field `portal`.
 */
function findPackages(folder: string): readonly PortalPackage[] {
  const found = new Map<string, PortalPackage>();
  const folders = [folder];
  for (const each of folders) {
    const { dependencies, peerDependencies } = readJson(each);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const root = found.has(name) ? undefined : findPackage(name, each);
      const wishes = root && readJson(root).portal;
      if (!root || !(name.startsWith('@my-air/') || wishes || findModule(join(root, 'dist'), 'feature')))
        continue;
      found.set(name, { name: shortName(name), root, ...wishes });
      folders.push(root);
    }
  }
  return [...found.values()];
}

/** The name of a package without our scope, and without signs that the name of a file cannot have. */
const shortName = (name: string) => name.replace('@my-air/', '').replace('@', '').replace('/', '-');

/** The folder of a package, whether or not it exports its package.json. */
function findPackage(name: string, from: string): string | undefined {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = folders
    .map((each) => join(each, name))
    .find((each) => existsSync(join(each, 'package.json')));
  return folder && realpathSync(folder);
}

const endings = ['js', 'ts', 'tsx'];

function findModule(root: string, name: string): string | undefined {
  return endings.map((ending) => join(root, `${name}.${ending}`)).find((file) => existsSync(file));
}

function readModule<Read>(
  root: string,
  name: string,
  read: (file: string, source: string) => Read,
): Read | undefined {
  const file = findModule(root, name);
  return file ? read(file, readFileSync(file, 'utf8')) : undefined;
}

const readJson = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
