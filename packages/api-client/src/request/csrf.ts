const cookieName = 'XSRF-TOKEN';

/** Keeps the CSRF token at hand for writing calls. */
export interface Csrf {
  /** Asks for the token cookie when there is none. Parallel callers share one request. */
  ensure: () => Promise<void>;
  /** Asks for a new token cookie, whatever there is. Parallel callers share one request. */
  renew: () => Promise<void>;
  /** The token as the header wants it. */
  token: () => string | undefined;
}

export function createCsrf(
  readCookie: (name: string) => string | undefined,
  request: () => Promise<void>,
): Csrf {
  let underWay: Promise<void> | undefined;
  const renew = () => {
    underWay ??= request().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return {
    renew,
    ensure: async () => {
      if (!readCookie(cookieName)) await renew();
    },
    token: () => {
      const cookie = readCookie(cookieName);
      return cookie && decoded(cookie);
    },
  };
}

/** The framework percent-encodes the cookie; a value that was not encoded is taken unchanged. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
