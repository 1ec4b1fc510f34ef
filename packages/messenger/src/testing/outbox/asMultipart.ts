/** What a form makes of a text: every line end becomes CR LF, and half a surrogate pair the replacement character. */
export function asMultipart(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** What a form makes of a file's name. */
export function nameAsMultipart(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
