import type { User } from '@my-air/api-client/contract';

/** What a person wrote in one feature and the server has not got: an outbox, drafts. It is kept by user, and outlives a sign-out that nobody asked for. */
export interface PendingChanges {
  /** How many things of this person wait to be sent. */
  count: (user: User) => number | Promise<number>;
  /** Throws away everything of this person that this browser keeps; called when they sign out and mean it. */
  wipe: (user: User) => void | Promise<void>;
}
