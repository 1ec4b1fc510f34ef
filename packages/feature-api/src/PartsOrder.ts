/**
 * The ids of the features' contributions, in the order in which a portal shows them; those that are not
 * listed come last.
 */
export interface PartsOrder {
  /** Within each group. */
  readonly navigation?: readonly string[];
  /** Within each place. */
  readonly cards?: readonly string[];
  /** The order of items that are equally urgent. */
  readonly waiting?: readonly string[];
  readonly search?: readonly string[];
  readonly topBar?: readonly string[];
  readonly account?: readonly string[];
  readonly actions?: readonly string[];
}
