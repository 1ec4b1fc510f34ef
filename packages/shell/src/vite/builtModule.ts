import type { PortalPackage } from './FeatureManifest.ts';

/** A module of the build of a package that the portal is made of. */
export interface BuiltModule {
  /** The package's name. */
  readonly owner: string;
  /** Its path in `dist`, without ending. */
  readonly path: string;
}

/** Finds the package and the path of a module of a build; undefined for any other file. */
export type FindBuiltModule = (id: string) => BuiltModule | undefined;

/** Makes the search for modules among packages. */
export function createFindBuiltModule(packages: readonly PortalPackage[]): FindBuiltModule {
  const folders = packages.map(({ name, root }) => ({ owner: name, folder: `${withSlashes(root)}/dist/` }));
  return (id) => {
    const file = withSlashes(id);
    const found = file.endsWith('.js') ? folders.find(({ folder }) => file.startsWith(folder)) : undefined;
    return found && { owner: found.owner, path: file.slice(found.folder.length, -'.js'.length) };
  };
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');
