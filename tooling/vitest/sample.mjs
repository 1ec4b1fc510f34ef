/** Whether a run takes every case (`SAMPLE=whole`, as `npm run check` sets it) instead of a sample. */
export const isWhole = globalThis.process?.env.SAMPLE === 'whole';

/**
 * The cases that a run takes of a large matrix: all of them with `SAMPLE=whole`, otherwise `each` of every kind. They are
 * drawn by the hash of their names, so that the sample is the same on every machine, no kind is missing from it, and a
 * new case replaces at most one other. The order of the cases is kept.
 *
 * @template T
 * @param {readonly T[]} cases
 * @param {{ each?: number, nameOf?: (one: T) => string, kindOf?: (one: T) => string, whole?: boolean }} [options]
 * @returns {T[]}
 */
export function sample(cases, { each = 1, nameOf = String, kindOf = () => '', whole = isWhole } = {}) {
  if (whole) return [...cases];
  const byKind = new Map();
  for (const one of cases) {
    const kind = kindOf(one);
    byKind.set(kind, [...(byKind.get(kind) ?? []), { one, hash: hashOf(nameOf(one)) }]);
  }
  const drawn = [...byKind.values()].flatMap((kind) => kind.sort((a, b) => a.hash - b.hash).slice(0, each));
  const taken = new Set(drawn.map(({ one }) => one));
  return cases.filter((one) => taken.has(one));
}

/** FNV-1a with 32 bits, http://www.isthe.com/chongo/tech/comp/fnv, and the mixing at the end of MurmurHash3, since FNV spreads the last letters of a text poorly. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
