import type { ApiErrorCode } from '@my-air/api-client';

/** What the shell's error policy has to know of a query or a mutation. */
export interface ErrorMeta extends Record<string, unknown> {
  /** Whether it runs by itself in the background: its failures are silent, and a 401 is first confirmed by one check. */
  poll?: boolean;
  /** Whether there is nothing else to show, so that the screen shows the failure in the place of the data. Set by the shell. */
  isMissing?: boolean;
  /** Whether a person asked for it from a screen that has no place for the data, so that its failure is told by a toast. */
  isRequested?: boolean;
  /** Whether the caller answers a 409 itself. */
  handlesConflict?: boolean;
  /** The failures that the caller tells in place, so that no toast or page is shown for them. */
  handles?: readonly ApiErrorCode[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}
