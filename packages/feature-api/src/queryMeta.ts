/** The properties of a query or a mutation that the shell's error policy depends on. */
export interface ErrorMeta extends Record<string, unknown> {
  /**
   * Whether it runs in the background: its failures are silent, and a 401 is first confirmed by one check.
   */
  poll?: boolean;
  /** Whether there is nothing else to show, so that the screen shows the failure in the place of the data. Set by the shell. */
  isMissing?: boolean;
  /**
   * Whether the user requested it on a screen that has no place for the data, so that its failure is shown in
   * a toast.
   */
  isRequested?: boolean;
  /**
   * The failures that the caller shows itself, so that the shell shows nothing for them. `inPlace`: all that
   * can be shown beside what failed; the end of the session, a redirect by the server and maintenance stay
   * with the shell. `passing`: those after which the same is sent again. `everything`: also a missing
   * session, for data that a public page can do without.
   */
  handles?: 'inPlace' | 'passing' | 'everything';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}
