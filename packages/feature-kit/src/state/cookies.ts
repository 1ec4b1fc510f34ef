import { attempt } from './attempt.ts';

/** How a cookie is kept. */
export interface CookieOptions {
  /** The lifetime in seconds. A negative one deletes the cookie; one of 0 may leave it readable for the rest of the millisecond. */
  maxAge: number;
  /** The path below which the cookie is visible. @default '/' */
  path?: string;
  /** The page whose cookie it is. @default the document */
  page?: Pick<Document, 'cookie' | 'location'>;
}

/** The value of a cookie; undefined when there is none, or it cannot be read. */
export function readCookie(name: string, page: Pick<Document, 'cookie'> = document): string | undefined {
  return attempt(() => {
    const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  });
}

/** Keeps a value in a cookie of this site alone. A page that is refused cookies goes on without. */
export function writeCookie(name: string, value: string, options: CookieOptions): void {
  const { maxAge, path = '/', page = document } = options;
  attempt(() => {
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet, and answers too late
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  });
}
