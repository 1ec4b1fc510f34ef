import { createRandom, type Random } from './random.ts';

/** Texts that users write into a chat, other than one plain line. `mark` makes each unique. */
const kinds: readonly ((mark: string, random: Random) => string)[] = [
  (mark) => `First line ${mark}\nsecond line\n\nlast line`,
  (mark) => `From another program ${mark}\r\nwith its line ends\rand old ones`,
  (mark) => `👩‍👩‍👧‍👦 🇺🇦 👍🏽 ${mark}`,
  (mark) => `שלום ${mark} مرحبا\u200F`,
  (mark) => `  \n\tspace at both ends ${mark} \n\n `,
  (mark) => `\uFEFFwith a byte order mark ${mark}`,
  (mark) => `half an emoji ${mark} \uD83D`,
  (mark) => `Cafe\u0301 ${mark} \u00E9`,
  (mark) => `<span data-type="mention" data-id="8" data-label="Lea">@Lea</span> ${mark}\n> quoted`,
  (mark, random) => `${mark} ${'long words 🎬\n'.repeat(900)}`.slice(0, 9_000 + random.below(1_000)),
];

/** One text of each kind. */
export function samplesOf(seed: number): string[] {
  const random = createRandom(seed);
  return ['ok', ...kinds.map((write, place) => write(`#${place}`, random))];
}
