import type { MessageDescriptor } from '@my-air/i18n';

/** A group of the side navigation. */
export interface NavigationGroup {
  /** The id that entries name. */
  readonly id: string;
  /** The heading; a group without one has none. */
  readonly label?: MessageDescriptor;
}

/**
 * The ids of the features' contributions, in the order in which a portal shows them; those that are not
 * listed come last.
 */
export interface ContributionsOrder {
  /** The groups of the side navigation. */
  readonly groups?: readonly NavigationGroup[];
  /** Within each group. */
  readonly navigation?: readonly string[];
  /** Within each place. */
  readonly cards?: readonly string[];
  /** Within each place. */
  readonly channelParts?: readonly string[];
  /** The order of items that are equally urgent. */
  readonly waiting?: readonly string[];
  /** The order of what is at the same moment. */
  readonly deadlines?: readonly string[];
  /** The order of what came at the same moment. */
  readonly moments?: readonly string[];
  readonly search?: readonly string[];
  /** The first of those that fit is the button that stands out. */
  readonly channelActs?: readonly string[];
  readonly topBar?: readonly string[];
  readonly account?: readonly string[];
  readonly actions?: readonly string[];
}
