import { builtModule } from './builtModule.ts';
import type { FeatureManifest, ModuleGroup } from './FeatureManifest.ts';
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

/** The paths of the portal whose screens are there first. */
export interface FirstPaths {
  readonly start: string;
  readonly signIn: string;
}

/** What `packages` bring together, as each of them says, and what follows from their routes and parts. */
export function featureGroups(
  features: readonly FeatureManifest[],
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
  const firstTexts = new Set([start.owner, signIn.owner, 'feature-api']);
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
  const wishes = wishedGroups(features);
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
      test: (id) => contractOf(id) !== undefined && !wishes.some(({ test }) => test(id)),
      priority: 4,
    },
    ...wishes,
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

/** The files that packages ask for themselves, one group for each name. */
function wishedGroups(features: readonly FeatureManifest[]): readonly BuildGroup[] {
  const named = Map.groupBy(
    features.flatMap(({ name, together = [] }) => together.map((group) => ({ owner: name, ...group }))),
    ({ name }) => name,
  );
  return [...named].map(([name, groups]) => {
    const { rank, isAlone } = groups[0] as ModuleGroup;
    if (groups.some((group) => group.rank !== rank || group.isAlone !== isAlone)) {
      throw new Error(`packages give the file "${name}" different ranks`);
    }
    const matches = new Map(groups.map(({ owner, modules }) => [owner, moduleMatcher(modules)]));
    return {
      name,
      priority: rank,
      test: (id) => {
        const module = builtModule(id);
        return module !== undefined && matches.get(module.owner)?.(module.path) === true;
      },
      ...(isAlone && { includeDependenciesRecursively: false as const }),
    };
  });
}
