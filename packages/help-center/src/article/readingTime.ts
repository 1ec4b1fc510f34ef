import { plainText } from '../articles/plainText.ts';

/** Words that are read in a minute. */
const pace = 200;

/** How many minutes an article takes, at least one. */
export function readingTime(html: string): number {
  const words = plainText(html.replaceAll('<', ' <')).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}
