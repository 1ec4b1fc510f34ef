/** The name of a country in a language; the code itself where the browser does not know it. */
export function countryName(code: string | null | undefined, tag: string): string | undefined {
  if (!code) return undefined;
  try {
    return new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code;
  } catch {
    // RangeError: the server sent a text that is not a country code.
    return code;
  }
}
