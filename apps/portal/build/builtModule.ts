/** A module of one of our packages' builds. */
export interface BuiltModule {
  /** The package's name, without scope. */
  readonly owner: string;
  /** Its path in `dist`, without ending. */
  readonly path: string;
}

const pattern = /[\\/](?:packages|@my-air)[\\/]([\w-]+)[\\/]dist[\\/](.+)\.js$/;

/** The package and the path of a module of a build, or undefined for any other file. */
export function builtModule(id: string): BuiltModule | undefined {
  const [, owner, path] = pattern.exec(id) ?? [];
  return owner && path ? { owner, path: path.replaceAll('\\', '/') } : undefined;
}
