const day = 86_400_000;

/** The days between two moments, in whole days; negative when the second is earlier. */
export function daysBetween(from: number, to: number): number {
  return Math.floor((to - from) / day);
}

/** Whether the days left are few enough to announce the end, and enough to act: from 2 to under 7. */
export function isOfferEnding(days: number): boolean {
  return days >= 2 && days < 7;
}
