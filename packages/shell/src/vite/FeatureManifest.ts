/** A screen of a feature, as its `routes.ts` says. */
export interface FeatureScreen {
  /** Its path, with parameters. */
  readonly path: string;
  /**
   * The module that draws it: its path in the build, without ending. Absent where the route only redirects.
   */
  readonly module?: string;
  readonly layout?: string;
  /** Whether it is shown without a session. */
  readonly isPublic: boolean;
}

/** Modules of a package that travel in one file, with those of other packages that name the same file. */
export interface ModuleGroup {
  readonly name: string;
  /**
   * Decides which of two files takes a module that both name or need: the greater. `priorities` of the build has those of
   * the first screens; one of the packages that name the file says it. @default 10
   */
  readonly priority?: number;
  /** Whether it leaves what its modules import to others. @default false */
  readonly isAlone?: boolean;
  /**
   * Paths of built modules without ending; `*` is any name, `**` all modules. The last that matches decides;
   * `!` leaves out. A module of a library is named `library:file`.
   */
  readonly modules: readonly string[];
}

/** The field `portal` of a package's package.json, besides its routes and contributions. */
export interface PackageWishes {
  readonly together?: readonly ModuleGroup[];
  /**
   * By path, a module of any package that the screen requests late and cannot do without: `package/module`.
   */
  readonly alsoNeeds?: Readonly<Record<string, string>>;
}

/** A package that the portal is made of. */
export interface PortalPackage extends PackageWishes {
  /** The package's name; ours are without scope. */
  readonly name: string;
  /** Its folder, without symbolic links. */
  readonly root: string;
}

/** The data about a feature for the build and its page. */
export interface FeatureManifest extends PortalPackage {
  readonly screens: readonly FeatureScreen[];
  /** The modules of its cards, which home alone loads. */
  readonly cardModules: readonly string[];
  /** The modules of its badges, chips, waiting sources and first loads, which follow the first paint of every screen. */
  readonly badgeModules: readonly string[];
}
