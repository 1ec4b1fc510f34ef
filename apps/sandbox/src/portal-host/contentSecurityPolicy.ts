/** The origins that a page of the portal may reach. */
export interface ReachableOrigins {
  /** The targets of calls, besides the portal's own origin. */
  readonly connect: readonly string[];
  /** The targets of forms. */
  readonly forms: readonly string[];
  /** The sources of pictures, besides https in general. */
  readonly images: readonly string[];
}

/** The policy of one response: scripts and styles run when they are our files or carry this response's nonce. */
export function contentSecurityPolicy(nonce: string, origins: ReachableOrigins): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
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
    'report-uri': [reportPath],
  });
}

/** The address to which browsers report violations of a policy. */
export const reportPath = '/sandbox/api/csp-reports';

/**
 * Trusted Types, for now only reported: the names are those of the policies that the portal's code creates, and of
 * the editor's own for what is pasted.
 */
export const trustedTypesReportPolicy = policy({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', 'my-air', 'ProseMirrorClipboard', "'allow-duplicates'"],
  'report-uri': [reportPath],
});

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
