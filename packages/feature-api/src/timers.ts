/** Every time that this product waits for, in milliseconds, in one place. */
export const timers = {
  /** How often the list of chats is read outside the messenger. */
  chatList: 60_000,
  /** How often the list of chats is read on the messenger's own screens. */
  chatListOpen: 8_000,
  /** How often notifications are read while somebody is signed in. */
  notifications: 30_000,
  /** How often the progress of translations is read. */
  translationProgress: 10_000,
  /** How often a channel is read until its first page of videos is there. */
  firstPageSync: 5_000,
  /** How long a message about a service stays. */
  productToast: 10_000,
  /** How long the message stays that a channel belongs to somebody else. */
  notOwnChannelToast: 20_000,
  /** How long a removal can be undone before it is sent to the server. */
  undo: 5_000,
  /** The longest pause between two reads of something that keeps failing. */
  longestBackoff: 120_000,
} as const;
