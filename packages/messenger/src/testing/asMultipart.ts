/** A text after a form: every line end becomes CR LF, and half a surrogate pair the replacement character. */
export function asMultipart(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
