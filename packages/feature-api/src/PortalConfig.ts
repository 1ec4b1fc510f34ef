/** One of the two brands. */
export interface BrandConfig {
  name: string;
  homeUrl?: string | undefined;
  supportEmail?: string | undefined;
}

/** The switches of every portal. */
export interface BaseFlags {
  /** Offers Portuguese. */
  pt: boolean;
  /** The server remembers `Idempotency-Key`. */
  idempotencyKey: boolean;
}

/** The switches of a portal. A feature adds its own by declaration merging, and names their checks in `settings`. */
export interface PortalFlags extends BaseFlags {}

/** The settings of every portal. */
export interface BaseSettings {
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
  /** Host names that the server may redirect a user to, besides our own and those named above. */
  allowedRedirectHosts: string[];
  /** The two brands: `default`, and `scalelab` for partners whose `is_scalelab` is set. */
  brands: { default: BrandConfig; scalelab: BrandConfig };
  /** Sizes in thousands of bytes. */
  uploads: { types: string; maxCount: number; maxTotalSize: number; minFileSize: number };
  /** Error reports; `dsn` null sends none. Replay runs only where `environment` is in `replayEnvironments`. */
  monitoring: { dsn: string | null; environment: string; replayEnvironments: string[] };
  /** The address that analytics events are posted to; null sends none. */
  analytics: { endpoint: string | null; linker: boolean };
  flags: BaseFlags;
}

/**
 * The run-time settings of the portal, read from `/config.json` at start-up; one build runs in every environment. A
 * feature adds its own by declaration merging, and names their checks in `settings`.
 */
export interface PortalConfig extends BaseSettings {
  flags: PortalFlags;
}
