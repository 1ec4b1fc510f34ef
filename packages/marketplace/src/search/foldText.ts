const beyondAscii = /[^ -~\s]/;

/** A text as the index compares it: lower case, without accents. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize('NFKD').replaceAll(/\p{M}+/gu, '') : lower;
}

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const words = folded.split(beyondAscii.test(folded) ? /[^\p{L}\p{N}]+/u : /[^a-z0-9]+/);
  return words.filter((word) => word !== '');
}
