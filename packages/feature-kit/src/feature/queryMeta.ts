/** How a query is asked. */
export interface AskOptions {
  /** Whether a screen waits for the answer, so that a failure becomes its page. @default false */
  pageLoading?: boolean;
}

/** The properties of a query or a mutation that the shell's error policy depends on. */
export interface ErrorMeta extends Record<string, unknown> {
  /**
   * Whether it runs in the background: its failures are silent, and a 401 is first confirmed by one check.
   */
  poll?: boolean;
  /**
   * The failures that the caller shows itself, so that the shell shows nothing for them. `inPlace`: all that
   * can be shown beside what failed; the end of the session, a redirect by the server and maintenance stay
   * with the shell. `everything`: also a missing session, for data that a public page can do without.
   * `nothing`: the screen has no place for the data, so that the shell shows the failure of a first read too.
   */
  handles?: 'inPlace' | 'everything' | 'nothing';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}
