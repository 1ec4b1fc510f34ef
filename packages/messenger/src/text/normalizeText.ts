/**
 * A text in the form that every server can return. Forms turn all line ends into CR LF, and half of a
 * surrogate pair cannot be written as UTF-8: line ends become LF, half pairs the replacement character.
 */
export function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The characters that servers trim from both ends of a text, beside those that JavaScript trims. */
const invisible = String.raw`[\s\u{180E}\u{200B}\u{200E}\u{200F}\u{FEFF}\0]`;
const ends = new RegExp(`^${invisible}+|${invisible}+$`, 'gu');

/** Whether two texts look the same to a reader: neither line ends nor white space around the text count. */
export function isSameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(text: string): string {
  return normalizeText(text).replaceAll(ends, '').normalize('NFC');
}
