/** The origins that a page of the portal may reach. */
export interface ReachableOrigins {
  /** The targets of calls, besides the portal's own origin. */
  readonly connect: readonly string[];
  /** The targets of forms. */
  readonly forms: readonly string[];
  /** The sources of pictures, besides https in general. */
  readonly images: readonly string[];
}

/** The headers of a page. */
export interface PageOptions {
  /** The sources that allow the scripts and styles within the page: `nonce-…` of one response, or `sha256-…` of each. */
  readonly inline: readonly string[];
  readonly origins: ReachableOrigins;
  /** The address to which browsers report violations. */
  readonly reportTo?: string | undefined;
}

/** The headers of all files of a portal, its page among them. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** The value of Cache-Control: files below /assets/ have a hash of their content in their names, and never change. */
export const cacheOf = (isAsset: boolean): string =>
  isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The headers of a page, besides those of all files. */
export function pageHeaders({ inline, origins, reportTo }: PageOptions): Readonly<Record<string, string>> {
  const report = reportTo === undefined ? {} : { 'report-uri': [reportTo] };
  return {
    'content-security-policy': policy({ ...directives(inline, origins), ...report }),
    'content-security-policy-report-only': policy({ ...trustedTypes, ...report }),
  };
}

/** Finds the origins that the settings of a portal lead to. */
export function originsOf(settings: Readonly<Record<string, unknown>>): ReachableOrigins {
  const of = (...names: readonly string[]) => names.flatMap((name) => originsIn(settings[name]));
  return {
    connect: of('apiUrl', 'identityProvider', 'monitoring', 'analytics'),
    forms: of('identityProvider'),
    images: of('apiUrl'),
  };
}

function originsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^https?:/i.test(value) && URL.canParse(value) ? [new URL(value).origin] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(originsIn) : [];
}

/** Scripts and styles run when they are our files or are allowed within the page. */
function directives(inline: readonly string[], origins: ReachableOrigins) {
  const allowed = inline.map((source) => `'${source}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed],
    'style-src': ["'self'", ...allowed],
    // React sets styles through the CSSOM, which this does not touch; only markup with style="" is refused.
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins.images],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'form-action': ["'self'", ...origins.forms],
    // Videos of help articles, once the reader plays one.
    'frame-src': ['https://www.youtube-nocookie.com'],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
  };
}

/**
 * Trusted Types, for now only reported: the names are those of the policies that the portal's code creates, and of
 * the editor's own for what is pasted.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', 'my-air', 'ProseMirrorClipboard', "'allow-duplicates'"],
};

function policy(values: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(values)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
