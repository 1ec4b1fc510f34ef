import { appendFileSync } from 'node:fs';

/**
 * A figure of a bench.
 *
 * @typedef {object} Figure
 * @property {string} what What is measured, with the conditions that are not those of the whole bench.
 * @property {number} ours Our value.
 * @property {string} [unit] The unit of `ours`, `floor` and `peer`: ms, kB, px …; none for counts and ratios.
 * @property {number} [floor] The least that the same can cost, measured in the same run.
 * @property {number} [peer] The value of the best other implementation, measured in the same run.
 * @property {number} [limit] The greatest value that does not fail the run: of `ours ÷ floor`, without a floor of
 *   `ours ÷ peer`, without either of `ours`. Times alone differ between machines: their limits are generous.
 * @property {number} [goal] The value that is wanted, in the terms of `limit`. A missed goal is printed.
 * @property {boolean} [isLeast] Whether `limit` and `goal` are the least allowed, as for scores. @default false
 */

/**
 * The report of a bench: prints each figure, and fails the process when one is past its limit. Where `BENCH_ROWS` names
 * a file, the figures are added to it as lines of JSON.
 */
export function createReport({
  print = console.log,
  printFailure = console.error,
  rowsFile = process.env.BENCH_ROWS,
} = {}) {
  const failures = [];

  return {
    /** Prints a figure, and keeps a failure when it is past its limit. @param {Figure} figure */
    add(figure) {
      const { what, limit, goal, isLeast = false } = figure;
      const { value, text } = comparedOf(figure);
      const isPast = (bound) => bound !== undefined && !(isLeast ? value >= bound : value <= bound);
      const sign = isPast(limit) ? '✗' : isPast(goal) ? '–' : '✓';
      const bounds = [limit !== undefined && `limit ${limit}`, goal !== undefined && `goal ${goal}`].filter(
        Boolean,
      );
      print(`  ${sign} ${what}: ${text}${bounds.length > 0 ? ` (${bounds.join(', ')})` : ''}`);
      if (isPast(limit))
        failures.push(`${what} is ${rounded(value)}, ${isLeast ? 'less' : 'more'} than ${limit}`);
      if (rowsFile) appendFileSync(rowsFile, `${JSON.stringify(figure)}\n`);
    },
    /** Keeps a failure that is no figure. */
    fail(failure) {
      failures.push(failure);
    },
    /** Prints the failures, and sets the exit code of the process. @returns the failures */
    end() {
      for (const failure of new Set(failures)) printFailure(`✗ ${failure}`);
      if (failures.length > 0) process.exitCode = 1;
      return failures;
    },
  };
}

/** The value that limit and goal are compared with, and the figure in words. */
export function comparedOf({ ours, unit, floor, peer }) {
  const withUnit = (number) => `${rounded(number)}${unit ? ` ${unit}` : ''}`;
  const value = ours / (floor ?? peer ?? 1);
  const parts = [withUnit(ours)];
  if (floor !== undefined) parts.push(`${rounded(ours / floor)} × the floor of ${withUnit(floor)}`);
  if (peer !== undefined) parts.push(`${rounded(ours / peer)} × the peer's ${withUnit(peer)}`);
  return { value, text: parts.join(', ') };
}

/** A number with the digits that a reader needs. */
export function rounded(number) {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : Math.abs(number) >= 0.1 ? 3 : 4;
  return String(Number(number.toFixed(digits)));
}
