const cookieName = 'XSRF-TOKEN';

/** Keeps the CSRF token at hand for writing calls. */
export interface Csrf {
  /** Requests the token cookie when it is missing. Parallel callers share one request. */
  ensure: () => Promise<void>;
  /** Requests a new token cookie, even when one exists. Parallel callers share one request. */
  renew: () => Promise<void>;
  /** The token in the form of the header. */
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
