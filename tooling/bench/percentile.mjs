/** The value below which a share (0 to 1) of some numbers lies. */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** The middle of some numbers. */
export const median = (numbers) => percentile(numbers, 0.5);
