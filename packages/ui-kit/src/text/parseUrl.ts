/** The URL that a text is, read against a base where one is given; undefined where it is none. `URL.parse` of newer browsers. */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
