import { parseUrl } from '@my-air/ui-kit';

/** The path of an address inside this site, or undefined for any other address. */
export function sitePath(address: string | null | undefined, origin: string): string | undefined {
  if (!address) return undefined;
  const url = parseUrl(address, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
