/** A text as the matcher compares it: compatible forms made one, lower case, no doubled spaces. */
export function normalizePhrase(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

/** The words of a normalized text that are worth matching: of two characters and more. */
export function tokensOf(phrase: string): readonly string[] {
  return phrase.split(/[^\p{L}\p{N}]+/u).filter((token) => token.length >= 2);
}
