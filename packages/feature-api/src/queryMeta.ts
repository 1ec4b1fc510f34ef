/** What the shell's error policy has to know of a query or a mutation. */
export interface ErrorMeta extends Record<string, unknown> {
  /** Whether it runs by itself in the background: its failures are silent, and a 401 is first confirmed by one check. */
  poll?: boolean;
  /** Whether there is nothing else to show, so that the screen shows the failure in the place of the data. Set by the shell. */
  isMissing?: boolean;
  /** Whether a person asked for it from a screen that has no place for the data, so that its failure is told by a toast. */
  isRequested?: boolean;
  /**
   * The failures that the caller tells itself, so that the shell shows nothing for them. `inPlace`: all that can be told
   * beside what failed; the end of the session, a redirect that the server asks for and maintenance stay with the shell.
   * `passing`: those after which the same is sent again. `everything`: also a session that is not there, for what a
   * public page can do without.
   */
  handles?: 'inPlace' | 'passing' | 'everything';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}
