/** The rules for files of a message. The specification names the four rules; their numbers are assumed. */
export const attachmentRules = {
  /** The highest number of files. */
  maxCount: 10,
  /** The highest total size of all files, in thousands of bytes. */
  maxSize: 25_000,
  /** The lowest size of each file, in thousands of bytes: one byte. */
  minSize: 0.001,
  /** MIME prefixes and extensions; of some pictures, films and sounds browsers know no type. */
  types: 'image/*,video/*,audio/*,.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,.heic,.heif,.avif,.mkv,.opus,.zip',
} as const;

/** The longest texts, in characters. */
export const textRules = { message: 10_000, summary: 150, comment: 2_000 } as const;

/** Whether a text shows nothing: neither spaces nor invisible signs are a message. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u{2800}]/u.test(text);
}

/** The best rating of a support chat; the lowest is 1. */
export const bestRating = 5;
