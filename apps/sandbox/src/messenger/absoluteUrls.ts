import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { Sandbox } from '../Sandbox.ts';

/** The same value with every kept path as an address of this run. */
export function absoluteUrls(sandbox: Pick<Sandbox, 'origins'>, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/sandbox/') ? absoluteUrl(sandbox, value) : value;
  if (Array.isArray(value)) return value.map((entry) => absoluteUrls(sandbox, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, absoluteUrls(sandbox, entry)]));
}
