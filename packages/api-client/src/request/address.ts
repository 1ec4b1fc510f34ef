/** The values that a query can carry; an array travels as `name[]`, and undefined does not travel. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number | boolean)[];

/** Joins the API's address with a path of it, and keeps the API's own base path. */
export function absoluteUrl(apiUrl: string, origin: string, path: string): URL {
  const base = new URL(apiUrl || origin);
  return new URL(`${base.origin}${base.pathname.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`);
}

/** Puts the values into the braces of a path, each encoded as one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? String(params[name]) : '';
    // The URL parser resolves dot segments even when they are percent-encoded, so such a value would call another path.
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(
        `@my-air/api-client: the path "${path}" cannot carry "${value}" as {${name}}. Give it an id that the server sent.`,
      );
    }
    return encodeURIComponent(value);
  });
}

/** Writes the query into an address. */
export function writeQuery(url: URL, query: Readonly<Record<string, QueryValue>> = {}): void {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) url.searchParams.append(`${name}[]`, plainText(item));
    } else {
      url.searchParams.append(name, plainText(value as string | number | boolean));
    }
  }
}

/** A value as forms write it: the server's validation accepts 1 and 0, and not the words. */
export function plainText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
