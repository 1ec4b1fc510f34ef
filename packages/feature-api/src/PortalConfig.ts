import * as v from 'valibot';

const Url = v.pipe(v.string(), v.url(), v.regex(/^https?:/i, 'must start with http or https'));
const Name = v.pipe(v.string(), v.nonEmpty());

const Brand = v.object({
  name: Name,
  homeUrl: v.optional(Url),
  supportEmail: v.optional(v.pipe(v.string(), v.email())),
});

/** The run-time settings of the portal, read from `/config.json` at start-up; one build runs in every environment. */
export const PortalConfig = v.object({
  /** Where the API is: an origin with or without a path. An empty string is the portal's own origin. */
  apiUrl: v.union([v.literal(''), Url]),
  identityProvider: v.object({
    authorizeUrl: Url,
    registerUrl: Url,
    profileUrl: Url,
    securityUrl: Url,
    preferencesUrl: Url,
    agreementsUrl: Url,
    verifyEmailUrl: Url,
    logoutUrl: Url,
    clientId: Name,
    scope: Name,
  }),
  financeAppUrl: Url,
  /** Host names that the server may send a person to, besides our own and those named above. */
  allowedRedirectHosts: v.array(Name),
  /** The two houses: `default`, and `scalelab` for partners whose `is_scalelab` is set. */
  brands: v.object({ default: Brand, scalelab: Brand }),
  /** Values of `lead_source` that belong to a campaign. */
  campaigns: v.object({ aiMetadata: Name }),
  /** The products that Instagram and TikTok profiles start from; null hides what needs them. */
  baseProducts: v.object({ instagram: v.nullable(v.number()), tiktok: v.nullable(v.number()) }),
  /** Sizes in thousands of bytes. */
  uploads: v.object({
    types: v.string(),
    maxCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    maxTotalSize: v.pipe(v.number(), v.minValue(1)),
    minFileSize: v.pipe(v.number(), v.minValue(0)),
  }),
  /** Error reports; `dsn` null sends none. Replay runs only where `environment` is in `replayEnvironments`. */
  monitoring: v.object({
    dsn: v.nullable(Url),
    environment: Name,
    replayEnvironments: v.array(Name),
  }),
  /** Where analytics events are posted; null sends none. */
  analytics: v.object({
    endpoint: v.nullable(v.union([Url, v.pipe(v.string(), v.startsWith('/'))])),
    linker: v.boolean(),
  }),
  flags: v.object({
    /** Opens /accounts/instagram and /accounts/tiktok as pages. */
    instagramTiktokPages: v.boolean(),
    /** Offers Portuguese. */
    pt: v.boolean(),
    /** The server remembers `Idempotency-Key`. */
    idempotencyKey: v.boolean(),
  }),
});
export type PortalConfig = v.InferOutput<typeof PortalConfig>;
