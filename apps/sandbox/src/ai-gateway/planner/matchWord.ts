/** How a word of a question was recognised: as it is, or with a typing error. */
export type WordMatch = 'exact' | 'misspelt';

/** How many letters of a known word may be wrong, by its length. */
const allowedErrors = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Whether a word begins with a known word. Known words of up to three letters have to be equal. */
export function beginsWith(known: string, word: string): boolean {
  return known.length <= 3 ? word === known : word.startsWith(known);
}

/** Whether the beginning of a word is a known word with a typing error; the first letter has to be right. */
export function isMisspelling(known: string, word: string): boolean {
  const most = allowedErrors(known.length);
  if (most === 0 || known[0] !== word[0] || word.length < known.length - most) return false;
  // Most pairs differ in their letters already, and are never compared letter by letter.
  let missing = 0;
  for (const letter of known) if (!word.includes(letter)) missing++;
  if (missing > most) return false;
  for (let length = known.length - most; length <= known.length + most; length++) {
    if (length <= word.length && distance(known, word.slice(0, length)) <= most) return true;
  }
  return false;
}

/** How many letters have to be changed, added, removed or swapped with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, rows[row - 2]![column - 2]! + 1);
      }
      rows[row]![column] = cost;
    }
  }
  return rows[one.length]![other.length]!;
}
