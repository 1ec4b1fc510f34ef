/** One of the two brands. */
export interface BrandConfig {
  name: string;
  homeUrl?: string | undefined;
  supportEmail?: string | undefined;
}

/** The run-time settings of the portal, read from `/config.json` at start-up; one build runs in every environment. */
export interface PortalConfig {
  /** The address of the API: an origin with or without a path. An empty string is the portal's own origin. */
  apiUrl: string;
  identityProvider: {
    authorizeUrl: string;
    registerUrl: string;
    profileUrl: string;
    securityUrl: string;
    preferencesUrl: string;
    agreementsUrl: string;
    verifyEmailUrl: string;
    /** The page that resets a forgotten password; without it the sign-in page offers none. */
    forgotPasswordUrl?: string | undefined;
    logoutUrl: string;
    clientId: string;
    scope: string;
  };
  financeAppUrl: string;
  /** Host names that the server may redirect a user to, besides our own and those named above. */
  allowedRedirectHosts: string[];
  /** The two brands: `default`, and `scalelab` for partners whose `is_scalelab` is set. */
  brands: { default: BrandConfig; scalelab: BrandConfig };
  /** Values of `lead_source` that belong to a campaign. */
  campaigns: { aiMetadata: string };
  /** The products that Instagram and TikTok profiles start from; null hides the parts that need them. */
  baseProducts: { instagram: number | null; tiktok: number | null };
  /** Sizes in thousands of bytes. */
  uploads: { types: string; maxCount: number; maxTotalSize: number; minFileSize: number };
  /** Error reports; `dsn` null sends none. Replay runs only where `environment` is in `replayEnvironments`. */
  monitoring: { dsn: string | null; environment: string; replayEnvironments: string[] };
  /** The address that analytics events are posted to; null sends none. */
  analytics: { endpoint: string | null; linker: boolean };
  flags: {
    /** Opens /accounts/instagram and /accounts/tiktok as pages. */
    instagramTiktokPages: boolean;
    /** Offers Portuguese. */
    pt: boolean;
    /** The server remembers `Idempotency-Key`. */
    idempotencyKey: boolean;
  };
}
