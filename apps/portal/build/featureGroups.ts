import { builtModule } from './builtModule.ts';
import type { FeatureManifest, ModuleGroup, PackageWishes } from './FeatureManifest.ts';
import { foreignModule } from './foreignModule.ts';
import { moduleMatcher } from './moduleMatcher.ts';

/** A group of the build: which modules make one file. */
export interface BuildGroup {
  name: string | ((id: string) => string | null);
  test: (id: string) => boolean;
  priority: number;
  /** Its name where `name` depends on the module. */
  debugName?: string;
  includeDependenciesRecursively?: false;
}

/** The wishes of a package about its files, under its name. */
export interface NamedWishes extends PackageWishes {
  readonly name: string;
}

/** The paths of the portal whose screens are there first. */
export interface FirstPaths {
  readonly start: string;
  readonly signIn: string;
}

/**
 * The files of a portal: the modules that packages put together, as each of them says in `wishes`, and those
 * that follow from the routes and parts of the features.
 */
export function featureGroups(
  features: readonly FeatureManifest[],
  wishes: readonly NamedWishes[],
  first: FirstPaths,
): readonly BuildGroup[] {
  const screenOf = (path: string) => {
    const owner = features.find(({ screens }) =>
      screens.some((screen) => screen.path === path && screen.module),
    );
    const module = owner?.screens.find((screen) => screen.path === path)?.module;
    if (!owner || !module) throw new Error(`no feature has a screen at ${path}`);
    return { owner: owner.name, module };
  };
  const [start, signIn] = [screenOf(first.start), screenOf(first.signIn)];
  const names = new Set(features.map(({ name }) => name));
  const firstTexts = new Set([start.owner, signIn.owner, 'feature-api', 'shell']);
  const isOf = (id: string, test: (path: string, owner: string) => boolean) => {
    const module = builtModule(id);
    return module !== undefined && test(module.path, module.owner);
  };
  const isScreen = (id: string, screen: typeof start) =>
    isOf(id, (path, owner) => owner === screen.owner && path === screen.module);
  const languageOf = (id: string) => {
    const module = builtModule(id);
    const language = /^locales\/(\w+)$/.exec(module?.path ?? '')?.[1];
    return language && firstTexts.has(module?.owner ?? '') ? language : undefined;
  };
  const wished = wishedGroups(wishes);
  const contractOf = (id: string) => {
    const { owner = '', path = '' } = builtModule(id) ?? {};
    return owner !== 'api-client' && /^contract(?:$|\/)/.test(path) ? owner : undefined;
  };

  return [
    {
      name: (id) => languageOf(id) ?? null,
      debugName: 'messages',
      test: (id) => languageOf(id) !== undefined,
      priority: 10,
    },
    { name: 'login', test: (id) => isScreen(id, signIn), priority: 7 },
    {
      name: 'signed-in',
      test: (id) =>
        isScreen(id, start) ||
        isOf(id, (path, owner) => names.has(owner) && /^(?:parts|messages)$/.test(path)),
      priority: 6,
    },
    {
      name: (id) => `${contractOf(id)}-contract`,
      debugName: 'contracts',
      test: (id) => contractOf(id) !== undefined && !wished.some(({ test }) => test(id)),
      priority: 4,
    },
    ...wished,
    {
      name: 'overview',
      test: (id) =>
        isOf(id, (path, owner) =>
          features.some((feature) => feature.name === owner && feature.homeParts.includes(path)),
        ),
      priority: 2,
    },
  ];
}

/** The files that packages define themselves, one group for each name. */
function wishedGroups(wishes: readonly NamedWishes[]): readonly BuildGroup[] {
  const named = Map.groupBy(
    wishes.flatMap(({ name, together = [] }) => together.map((group) => ({ owner: name, ...group }))),
    ({ name }) => name,
  );
  return [...named].map(([name, groups]) => {
    const { rank, isAlone } = groups[0] as ModuleGroup;
    if (groups.some((group) => group.rank !== rank || group.isAlone !== isAlone)) {
      throw new Error(`packages give the file "${name}" different ranks`);
    }
    const matches = new Map(groups.map(({ owner, modules }) => [owner, moduleMatcher(modules)]));
    // Those of libraries are named one by one: a pattern is for the package's own modules.
    const libraryFiles = new Set(
      groups.flatMap(({ modules }) => modules).filter((entry) => entry.includes(':')),
    );
    return {
      name,
      priority: rank,
      test: (id) => {
        const module = builtModule(id);
        if (module) return matches.get(module.owner)?.(module.path) === true;
        const foreign = foreignModule(id);
        return foreign !== undefined && libraryFiles.has(foreign);
      },
      ...(isAlone && { includeDependenciesRecursively: false as const }),
    };
  });
}
