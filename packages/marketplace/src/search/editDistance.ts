/** The number of letters that may be wrong in a word of this length. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The letters of a word as bits: two words that share few of them cannot be near. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** The number of set bits. */
export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55_55_55_55);
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33);
  return Math.imul((rest + (rest >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

const longestWord = 64;
// Three rows are kept over all calls: none is made in the hot loop.
let before = new Uint8Array(longestWord + 1);
let above = new Uint8Array(longestWord + 1);
let row = new Uint8Array(longestWord + 1);

/**
 * The number of letters to change, add, leave out or swap with their neighbour to turn one word into the
 * other; anything above `most` returns `most + 1`. With `isPrefix` the rest of `word` costs nothing.
 */
export function editDistance(typed: string, word: string, limit: number, isPrefix = false): number {
  const width = Math.min(word.length, isPrefix ? typed.length + limit : word.length);
  if (typed.length > longestWord || width > longestWord) return typed === word ? 0 : limit + 1;
  for (let column = 0; column <= width; column++) above[column] = column;
  for (let line = 1; line <= typed.length; line++) {
    const least = fillRow(typed, word, line, width);
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  let distance = above[width] ?? limit + 1;
  if (isPrefix) for (let column = 0; column < width; column++) distance = Math.min(distance, above[column]!);
  return Math.min(distance, limit + 1);
}

/** Fills one row of the table, and returns its least value. */
function fillRow(typed: string, word: string, line: number, width: number): number {
  const letter = typed.charCodeAt(line - 1);
  const letterBefore = line > 1 ? typed.charCodeAt(line - 2) : -1;
  row[0] = line;
  let least = line;
  for (let column = 1; column <= width; column++) {
    const other = word.charCodeAt(column - 1);
    let cost = above[column - 1]! + (letter === other ? 0 : 1);
    cost = Math.min(cost, above[column]! + 1, row[column - 1]! + 1);
    const isSwapped = column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === other;
    if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
    row[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
