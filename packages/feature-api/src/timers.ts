/** Every interval and duration of this product, in milliseconds, in one place. */
export const timers = {
  /** The interval at which the list of chats is read outside the messenger. */
  chatList: 60_000,
  /** The interval at which the list of chats is read on the messenger's own screens. */
  chatListOpen: 8_000,
  /** The interval at which notifications are read during a session. */
  notifications: 30_000,
  /** The interval at which the progress of translations is read. */
  translationProgress: 10_000,
  /** The interval at which a channel is read until its first page of videos is there. */
  firstPageSync: 5_000,
  /** The duration of a message about a service. */
  productToast: 10_000,
  /** The duration of the message that a channel belongs to another user. */
  notOwnChannelToast: 20_000,
  /** The time for which a removal can be undone before it is sent to the server. */
  undo: 5_000,
  /** The longest pause between two reads of data that keep failing. */
  longestBackoff: 120_000,
} as const;
