import type { Card, SearchSource, WaitingSource } from './Feature.ts';

/** The kinds of contributions whose code is loaded when they are shown. */
export interface ListedContributions {
  cards: Card;
  waiting: WaitingSource;
  search: SearchSource;
}

/** The contributions of all features, by kind; empty until they are loaded. */
export interface Contributions {
  /**
   * Those of one kind, in the portal's order; the same list until the features change. Each comes with the
   * texts of its feature, and rejects when its code or texts cannot be fetched.
   */
  get: <Kind extends keyof ListedContributions>(kind: Kind) => readonly ListedContributions[Kind][];
  /** Calls back when they have been loaded; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}
