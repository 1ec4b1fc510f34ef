import type { Random } from './random.ts';

/**
 * Texts that users write, other than one plain line; `mark` makes it a text of its own, and is at its end.
 */
const kinds: readonly ((mark: string, random: Random) => string)[] = [
  (mark) => `First line\nsecond line\n\nlast line, ${mark}`,
  (mark) => `👩‍👩‍👧‍👦 🇺🇦 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${mark}`,
  (mark) => `שלום, مرحبا, ${mark}`,
  (mark) => `Cafe\u0301 and \u00E9, \u200Dzero\u200Bwidth, ${mark}`,
  (mark) => `100 % & "quotes" 'more' {braces} 5 + 5 = 10; ${mark}`,
  (mark, random) => `${'long words 🎬 '.repeat(150 + random.below(500))}\n${mark}`,
];

/** A text as a user may write it: often one line. */
export function writeText(random: Random, mark: string): string {
  return random.chance(0.4) ? mark : random.pick(kinds)(mark, random);
}
