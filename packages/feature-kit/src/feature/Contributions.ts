import type { Card, DeadlineSource, SearchSource, WaitingSource } from './Feature.ts';

/** The kinds of contributions whose code is loaded when they are shown. */
export interface ListedContributions {
  cards: Card;
  waiting: WaitingSource;
  deadlines: DeadlineSource;
  search: SearchSource;
}

/**
 * The contributions of all features, by kind and in the portal's order. Each comes with the texts of its feature, and
 * rejects when its code or texts cannot be fetched.
 */
export type Contributions = {
  readonly [Kind in keyof ListedContributions]: readonly ListedContributions[Kind][];
};
