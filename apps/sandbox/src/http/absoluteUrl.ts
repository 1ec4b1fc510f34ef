import type { Platform } from '../Platform.ts';

/** A kept path as an address on this run's portal listener; other addresses stay as they are. */
export function absoluteUrl({ origins }: Pick<Platform, 'origins'>, path: string | null): string | null {
  return path?.startsWith('/') ? origins.portal + path : path;
}

/** The same value with every kept path as an address of this run. */
export function absoluteUrls(sandbox: Pick<Platform, 'origins'>, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/sandbox/') ? absoluteUrl(sandbox, value) : value;
  if (Array.isArray(value)) return value.map((entry) => absoluteUrls(sandbox, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, absoluteUrls(sandbox, entry)]));
}
