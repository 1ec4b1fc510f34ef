/** A text without capitals and accents, as it is searched. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
