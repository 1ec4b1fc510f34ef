/** The paths of a portal that the shell itself leads to. */
export interface Places {
  /** The screen that a session begins with. */
  readonly start: string;
  /** The screen of the sign-in. */
  readonly signIn: string;
  /** The screens of the sign-in; each redirects by itself after it. */
  readonly signInPaths: readonly string[];
  /** The link to help on error pages; without it they offer none. */
  readonly help?: string;
}
