import { seededRandom } from '../random/seededRandom.ts';

/** A day, in milliseconds. */
export const day = 86_400_000;

/** Visits and registrations. */
export interface Counts {
  readonly hits: number;
  readonly registrations: number;
}

interface CountedLink {
  readonly marker: string;
  readonly dailyHits: number;
  readonly countedFrom: Date | null;
}

/** The made-up counts of a link on a day, numbered since 1970; the same each time. */
export function madeUpOn({ marker, dailyHits }: CountedLink, dayNumber: number): Counts {
  let seed = dayNumber;
  for (const letter of marker) seed = (seed * 31 + letter.codePointAt(0)!) % 2_147_483_647;
  const random = seededRandom(seed);
  const hits = Math.round(dailyHits * (0.4 + 1.2 * random()));
  return { hits, registrations: Math.round(hits * 0.1 * random()) };
}

/** The made-up counts of a link since its counting began: 0 on the first day, more each day of the clock. */
export function madeUpSince(link: CountedLink, now: Date): Counts {
  if (!link.countedFrom || link.dailyHits === 0) return { hits: 0, registrations: 0 };
  const first = Math.floor(link.countedFrom.getTime() / day);
  // The same days as those of the history, whatever the hour at which the counting began.
  const days = Math.max(0, Math.floor(now.getTime() / day) - first);
  return sum(Array.from({ length: days }, (_, index) => madeUpOn(link, first + index)));
}

/** All of them together. */
export const sum = (counts: readonly Counts[]): Counts => ({
  hits: counts.reduce((all, { hits }) => all + hits, 0),
  registrations: counts.reduce((all, { registrations }) => all + registrations, 0),
});
