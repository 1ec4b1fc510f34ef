export interface CookieOptions {
  /** The path below which the cookie is visible. @default '/' */
  path?: string;
  /** The lifetime in seconds. */
  maxAge: number;
}

/** The cookies that a page may see. */
export interface Cookies {
  read: (name: string) => string | undefined;
  write: (name: string, value: string, options: CookieOptions) => void;
  remove: (name: string, path?: string) => void;
}

/** The cookies of a document. */
export function documentCookies(document: Pick<Document, 'cookie'>, isSecure: boolean): Cookies {
  const write: Cookies['write'] = (name, value, { path = '/', maxAge }) => {
    const secure = isSecure ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  };
  return {
    write,
    read(name) {
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return found && decodeURIComponent(found.slice(name.length + 1));
    },
    remove: (name, path = '/') => write(name, '', { path, maxAge: 0 }),
  };
}
