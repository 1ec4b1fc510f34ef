/** A word of the server's that this build does not know, as a person would write it: `under_review` → `Under review`. */
export function readableWord(word: string): string {
  const spaced = word.replaceAll(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1);
}
