import { createFindBuiltModule, type FindBuiltModule } from './builtModule.ts';
import type { PortalPackage } from './FeatureManifest.ts';
import { foreignModule } from './foreignModule.ts';
import { createContributionFiles, type ModuleGraph } from './contributionFiles.ts';
import type { PortalPackages } from './readFeatures.ts';

/** A group of the build: which modules make one file. */
export interface BuildGroup {
  name: string | ((id: string, graph: ModuleGraph) => string | null);
  test: (id: string) => boolean;
  priority: number;
  /** Its name where `name` depends on the module. */
  debugName?: string;
  includeDependenciesRecursively?: false;
}

/** The paths of the portal whose screens are there first. */
export interface FirstPaths {
  /** The screen that a session begins with. */
  readonly start: string;
  /** The screen of the sign-in. */
  readonly signIn: string;
}

/**
 * The priorities of the build's own files, between which packages put theirs: a module that two files name, or need, goes
 * to the greater one. Of two with the same, the first takes it.
 */
export const priorities = {
  messages: 100,
  start: 90,
  signIn: 70,
  signedIn: 50,
  contributions: 20,
  others: 10,
} as const;

/** Whether a path fits that of a route, as `/things/1` fits `/things/$id`. */
function fits(path: string, route: string): boolean {
  const given = path.split('/');
  const parts = route.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, place) => part === given[place] || (part.startsWith('$') && given[place] !== ''))
  );
}

/**
 * The files of a portal: the modules that packages put together, as each of them says, and those that follow
 * from the routes and contributions of the features.
 */
export function featureGroups(
  { features, packages }: PortalPackages,
  first: FirstPaths,
): readonly BuildGroup[] {
  const builtModule = createFindBuiltModule(packages);
  const screenOf = (path: string) => {
    const drawn = features.flatMap(({ name, screens }) =>
      screens.flatMap((screen) => (screen.module ? { ...screen, owner: name, module: screen.module } : [])),
    );
    const found =
      drawn.find((screen) => screen.path === path) ?? drawn.find((screen) => fits(path, screen.path));
    if (!found) throw new Error(`no feature has a screen at ${path}`);
    return { owner: found.owner, module: found.module };
  };
  const [start, signIn] = [screenOf(first.start), screenOf(first.signIn)];
  const names = new Set(features.map(({ name }) => name));
  /** Those of the first screens, and of all that is no feature. */
  const areFirstTexts = (owner: string) =>
    !names.has(owner) || owner === start.owner || owner === signIn.owner;
  const isOf = (id: string, test: (path: string, owner: string) => boolean) => {
    const module = builtModule(id);
    return module !== undefined && test(module.path, module.owner);
  };
  const isScreen = (id: string, screen: typeof start) =>
    isOf(id, (path, owner) => owner === screen.owner && path === screen.module);
  const languageOf = (id: string) => {
    const module = builtModule(id);
    const language = /^locales\/(\w+)$/.exec(module?.path ?? '')?.[1];
    return language && areFirstTexts(module?.owner ?? '') ? language : undefined;
  };
  const wished = wishedGroups(packages, builtModule);
  const isFeatures = (id: string) => !builtModule(id) || isOf(id, (_, owner) => names.has(owner));

  return [
    {
      name: (id) => languageOf(id) ?? null,
      debugName: 'messages',
      test: (id) => languageOf(id) !== undefined,
      priority: priorities.messages,
    },
    { name: 'login', test: (id) => isScreen(id, signIn), priority: priorities.signIn },
    {
      name: 'signed-in',
      test: (id) =>
        isScreen(id, start) ||
        isOf(id, (path, owner) => names.has(owner) && /^(?:contributions|messages)$/.test(path)),
      priority: priorities.signedIn,
    },
    {
      name: createContributionFiles(features, builtModule),
      debugName: 'contributions',
      test: (id) => isFeatures(id) && !wished.some(({ test }) => test(id)),
      priority: priorities.contributions,
      // Code of the kit that several features use must not come with one of them.
      includeDependenciesRecursively: false,
    },
    ...wished,
  ];
}

/** The files that packages define themselves, one group for each name. */
function wishedGroups(
  packages: readonly PortalPackage[],
  builtModule: FindBuiltModule,
): readonly BuildGroup[] {
  const named = Map.groupBy(
    packages.flatMap(({ name, together = [] }) => together.map((group) => ({ owner: name, ...group }))),
    ({ name }) => name,
  );
  return [...named].map(([name, groups]) => {
    const isAlone = groups[0]?.isAlone;
    if (groups.some((group) => group.isAlone !== isAlone)) {
      throw new Error(`packages disagree whether the file "${name}" is alone`);
    }
    const matches = new Map(groups.map(({ owner, modules }) => [owner, moduleMatcher(modules)]));
    // Those of libraries are named one by one: a pattern is for the package's own modules.
    const libraryFiles = new Set(
      groups.flatMap(({ modules }) => modules).filter((entry) => entry.includes(':')),
    );
    return {
      name,
      priority: groups.find((group) => group.priority !== undefined)?.priority ?? priorities.others,
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

/** Whether a list of modules names one: the last entry that matches decides. */
function moduleMatcher(modules: readonly string[]): (path: string) => boolean {
  const rules = modules.map((entry) => {
    const isLeftOut = entry.startsWith('!');
    const source = entry
      .slice(isLeftOut ? 1 : 0)
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
    return { fits: new RegExp(`^${source}$`), isLeftOut };
  });
  return (path) => rules.findLast(({ fits }) => fits.test(path))?.isLeftOut === false;
}
