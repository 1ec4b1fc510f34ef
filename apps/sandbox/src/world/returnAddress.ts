import type { Platform } from '../Platform.ts';

/** The address of the portal to go back to, given whole or as a path; an address elsewhere is not followed. */
export function returnAddress({ portalOrigins }: Pick<Platform, 'portalOrigins'>, address: unknown): URL {
  const fallback = new URL(portalOrigins[0]);
  if (typeof address !== 'string' || !URL.canParse(address, fallback.href)) return fallback;
  const url = new URL(address, fallback);
  return portalOrigins.includes(url.origin) ? url : fallback;
}
