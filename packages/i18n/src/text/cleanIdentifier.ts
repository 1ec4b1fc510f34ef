/**
 * A typed or pasted code, address or name without what the eye does not see: signs of direction and of no width,
 * full-width letters and digits, unusual blanks and dashes.
 */
export function cleanIdentifier(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u034F]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A code, which people copy and type in groups: cleaned, without blanks and dashes. */
export function cleanCode(text: string): string {
  return cleanIdentifier(text).replaceAll(/[\s-]/g, '');
}
