import { parseUrl } from './parseUrl.ts';

/** The targets that a link may have: `internal` allows only paths of this site. */
export interface SafeUrlOptions {
  /** The allowed targets of a link. @default 'any' */
  scope?: 'any' | 'internal' | undefined;
}

// A path, a query or a fragment of this site; `//host` is another site in disguise.
const internal = /^(?:\.{0,2}\/(?!\/)|[?#])/;
const web = /^https?:\/\/[^/]/i;
const contact = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s().-]+)$/i;
// Browsers read a backslash as a slash and drop tabs and line ends; neither belongs into an address.
// oxlint-disable-next-line no-control-regex
const disguised = /[\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** The address when it is safe to follow, else undefined: web, mail, telephone and paths of this site. */
export function safeUrl(url: unknown, { scope = 'any' }: SafeUrlOptions = {}): string | undefined {
  if (typeof url !== 'string') return undefined;
  const address = url.trim();
  if (disguised.test(address)) return undefined;
  if (internal.test(address)) return address;
  if (scope === 'internal') return undefined;
  if (contact.test(address)) return address;
  const known = web.test(address) ? parseUrl(address) : undefined;
  return known && !hasPassword(known) ? address : undefined;
}

/** Whether a safe address leads to another site. */
export function isExternalUrl(url: string): boolean {
  return web.test(url) && new URL(url).origin !== globalThis.location?.origin;
}

// `https://bank.example@evil.example` looks like the first host and leads to the second.
function hasPassword({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
