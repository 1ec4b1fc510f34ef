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
  /** The higher one takes a module that two groups name. */
  readonly rank: number;
  /** Whether it leaves what its modules import to others. @default false */
  readonly isAlone?: boolean;
  /**
   * Paths of built modules without ending; `*` is any name, `**` all modules. The last that matches decides;
   * `!` leaves out. A module of a library is named `library:file`.
   */
  readonly modules: readonly string[];
}

/** The field `portal` of a package's package.json, besides its routes and parts. */
export interface PackageWishes {
  readonly together?: readonly ModuleGroup[];
  /**
   * By path, a module of any package that the screen requests late and cannot do without: `package/module`.
   */
  readonly alsoNeeds?: Readonly<Record<string, string>>;
  /** By path, the call that a page makes while its code is loading; a number ends both. */
  readonly fetchesEarly?: Readonly<Record<string, string>>;
}

/** The data about a feature for the build and the first frame. */
export interface FeatureManifest extends PackageWishes {
  /** The package's name, without scope. */
  readonly name: string;
  readonly screens: readonly FeatureScreen[];
  /** The modules of its cards, waiting sources, badges and first loads, which home fetches together. */
  readonly homeParts: readonly string[];
}
