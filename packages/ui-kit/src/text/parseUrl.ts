/**
 * The URL of a text, resolved against a base where one is given; undefined when the text is not a URL. Newer
 * browsers have it as `URL.parse`.
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
