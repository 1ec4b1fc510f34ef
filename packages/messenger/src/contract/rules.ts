/** What may be attached to a message. The specification names the four rules and not their numbers, which are assumed. */
export const attachmentRules = {
  /** How many files at most. */
  count: 10,
  /** How large all of them may be together, in thousands of bytes. */
  maxSize: 25_000,
  /** How large each has to be at least, in thousands of bytes: one byte. */
  minSize: 0.001,
  /** MIME prefixes and extensions. */
  types: 'image/*,video/*,audio/*,.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,.zip',
} as const;

/** The longest texts, in characters. */
export const textRules = { message: 10_000, summary: 150, comment: 2_000 } as const;

/** A support chat is rated from 1 to this. */
export const bestRating = 5;
