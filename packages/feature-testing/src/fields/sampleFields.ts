import type { BrokenField } from './breakFields.ts';

/** The number of fields that are broken in each way. */
const each = { read: 2, write: 1 };

// Stories import this package's testing part in a browser, where there is no process.
const isWholeRun = typeof process !== 'undefined' && process.env.SAMPLE === 'whole';

/**
 * Of the thousands of broken fields some for each way of breaking, or all with `SAMPLE=whole`. They are drawn by the hash
 * of what was done where, so that a new field replaces at most one of them.
 */
export function sampleFields(
  all: readonly BrokenField[],
  kind: keyof typeof each = 'read',
  isWhole = isWholeRun,
): readonly BrokenField[] {
  if (isWhole) return all;
  const drawn = new Set(
    [...new Set(all.map(({ how }) => how))].flatMap((way) =>
      all
        .filter(({ how }) => how === way)
        .toSorted((one, other) => hashOf(one) - hashOf(other))
        .slice(0, each[kind]),
    ),
  );
  return all.filter((broken) => drawn.has(broken));
}

/** FNV-1a with 32 bits, and the mixing at the end of MurmurHash3, since FNV spreads the last letters of a text poorly. */
function hashOf({ path, how }: BrokenField): number {
  let hash = 0x811c9dc5;
  for (const letter of `${path} ${how}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
