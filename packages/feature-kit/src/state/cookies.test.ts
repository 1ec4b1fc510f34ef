import { expect, test } from 'vitest';

import { readCookie, writeCookie } from './cookies.ts';

const pageAt = (protocol: string) => ({ cookie: '', location: { protocol } as Location });

test('a cookie is written for its path and time, read back as it was, and deleted', () => {
  const page = pageAt('https:');
  writeCookie('oauth.x', '{"a":1}', { path: '/oauth/login', maxAge: 600, page });
  expect(page.cookie).toBe('oauth.x=%7B%22a%22%3A1%7D; Path=/oauth/login; Max-Age=600; SameSite=Lax; Secure');
  page.cookie = 'a=1; oauth.x=%7B%22a%22%3A1%7D; oauth.xy=2';
  expect(readCookie('oauth.x', page)).toBe('{"a":1}');
  expect(readCookie('oauth', page)).toBeUndefined();
  writeCookie('oauth.x', '', { path: '/oauth/login', maxAge: -1, page });
  expect(page.cookie).toContain('Max-Age=-1');
});

test('without encryption a cookie is not for encrypted pages alone', () => {
  const page = pageAt('http:');
  writeCookie('a', '1', { maxAge: 60, page });
  expect(page.cookie).toBe('a=1; Path=/; Max-Age=60; SameSite=Lax');
});

test('a cookie that another program wrote may be unreadable', () => {
  expect(readCookie('a', { cookie: 'a=%E0%A4%A' })).toBeUndefined();
  expect(readCookie('a', { cookie: 'a=' })).toBe('');
});

test('a page that is refused cookies goes on without', () => {
  const page = {
    ...pageAt('https:'),
    get cookie(): string {
      throw new DOMException('Denied.', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('Denied.', 'SecurityError');
    },
  };
  expect(readCookie('a', page)).toBeUndefined();
  expect(() => writeCookie('a', '1', { maxAge: 60, page })).not.toThrow();
});
