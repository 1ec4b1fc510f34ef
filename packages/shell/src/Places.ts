/** The paths of a portal that the shell itself leads to. */
export interface Places {
  /** The screen that a session begins with. */
  readonly start: string;
  /** The screen where people sign in. */
  readonly signIn: string;
  /** The screens where people sign in; each sends them on by itself. */
  readonly signInPaths: readonly string[];
  /** Where an error leads to help; without it an error offers none. */
  readonly help?: string;
}
