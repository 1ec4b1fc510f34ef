/** The ids of what features bring, in the order in which a portal shows them; what is not listed comes last. */
export interface PartsOrder {
  /** Within each group. */
  readonly navigation?: readonly string[];
  /** Within each place. */
  readonly cards?: readonly string[];
  /** What is equally urgent. */
  readonly waiting?: readonly string[];
  readonly search?: readonly string[];
  readonly topBar?: readonly string[];
  readonly account?: readonly string[];
  readonly actions?: readonly string[];
}
