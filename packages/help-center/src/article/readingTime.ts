import { plainText } from '../articles/plainText.ts';

/** The number of words that are read in a minute. */
const pace = 200;

/** The reading time of an article in minutes, at least one. */
export function readingTime(html: string): number {
  const words = plainText(html.replaceAll('<', ' <')).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}
