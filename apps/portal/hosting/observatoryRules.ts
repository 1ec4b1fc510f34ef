import type { APIResponse } from '@playwright/test';

/** A page as a visitor without cookies gets it. */
export interface Visit {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The answer to the same address without TLS. */
  readonly plain: APIResponse;
}

const halfYear = 15_768_000;
const directivesOf = ({ headers }: Visit) =>
  new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((line) => {
      const [name = '', ...values] = line.split(' ');
      return [name, values] as const;
    }),
  );

/** The tests of Mozilla Observatory, by the names that it has for them: each with its best outcome. */
export const observatoryRules: Readonly<Record<string, (visit: Visit) => boolean>> = {
  'content-security-policy': (visit) => {
    const directives = directivesOf(visit);
    const scripts = [...(directives.get('script-src') ?? []), ...(directives.get('style-src') ?? [])];
    return (
      directives.get('default-src')?.join(' ') === "'none'" &&
      directives.get('object-src')?.join(' ') === "'none'" &&
      directives.get('base-uri')?.join(' ') === "'none'" &&
      directives.has('form-action') &&
      scripts.length > 0 &&
      scripts.every((source) => source === "'self'" || source.startsWith("'nonce-"))
    );
  },
  cookies: ({ headers }) => headers['set-cookie'] === undefined,
  'cross-origin-resource-sharing': ({ headers }) => headers['access-control-allow-origin'] === undefined,
  'cross-origin-resource-policy': ({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin',
  redirection: ({ url, plain }) =>
    [301, 308].includes(plain.status()) &&
    // The same host, before any other.
    new URL(plain.headers()['location'] ?? '', url).hostname === new URL(url).hostname &&
    new URL(plain.headers()['location'] ?? '', url).protocol === 'https:',
  'referrer-policy': ({ headers }) =>
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
      headers['referrer-policy'] ?? '',
    ),
  'strict-transport-security': ({ headers }) =>
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= halfYear,
  // Scripts of this origin need no hash of their own.
  'subresource-integrity': ({ html }) => {
    const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => source);
    return sources.length > 0 && sources.every((source) => /^\/(?!\/)/.test(source));
  },
  'x-content-type-options': ({ headers }) => headers['x-content-type-options'] === 'nosniff',
  'x-frame-options': (visit) => directivesOf(visit).get('frame-ancestors')?.join(' ') === "'none'",
};
