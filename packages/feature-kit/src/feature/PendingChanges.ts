import type { User } from '@my-air/api-client/contract';

/**
 * Texts of a user in one feature that the server has not got: messages, drafts. They are kept by user, and
 * outlive a sign-out that the user did not request.
 */
export interface PendingChanges {
  /** The number of this user's changes that wait to be sent. */
  count: (user: User) => number | Promise<number>;
  /** Deletes everything of this user that this browser keeps; called when the user chose to sign out. */
  wipe: (user: User) => void | Promise<void>;
}
