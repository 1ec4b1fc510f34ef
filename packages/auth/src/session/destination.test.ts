import { expect, test } from 'vitest';

import { safeDestination } from './destination.ts';

const origin = 'https://portal.my-air.test';

test.each([
  '/home',
  '/services/7?tab=questions&ref=a%2Fb#price',
  '/help-center/search?q=100%25',
  '/help-center/article/How%20to%20join',
  '/messenger?chat=12',
  '/accounts/youtube?next=//evil.test',
  '/%D0%BA%D0%B0%D0%BD%D0%B0%D0%BB',
])('[AUTH-11] %s is followed with its query and hash', (path) => {
  expect(safeDestination(path, origin)).toBe(path);
});

test.each([
  ['another host without a scheme', '//evil.test'],
  ['three slashes', '///evil.test'],
  ['an encoded other host', '/%2F%2Fevil.test'],
  ['an encoded other host from the start', '%2F%2Fevil.test'],
  ['one encoded slash', '/%2Fevil.test'],
  ['a doubly encoded other host', '/%252F%252Fevil.test'],
  ['dot segments that leave two slashes', '/.//evil.test'],
  ['dot segments that leave two slashes, deeper', '/a/..//evil.test'],
  ['a backslash', '/\\evil.test'],
  ['two backslashes', '\\\\evil.test'],
  ['an encoded backslash', '/%5Cevil.test'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind spaces', '  javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['an absolute other origin', 'https://evil.test/home'],
  ['our own origin as an absolute address', 'https://portal.my-air.test/home'],
  ['our origin as a user name', 'https://portal.my-air.test@evil.test/'],
  ['a tab inside', '/\t/evil.test'],
  ['a line break inside', '/\n/evil.test'],
  ['an encoded line break', '/home%0d%0aSet-Cookie:a=b'],
  ['a null', '/home\u0000'],
  ['a relative path', 'home'],
  ['nothing', ''],
  ['a broken encoding', '/100%'],
  ['a very long path', `/${'a'.repeat(3000)}`],
])('[AUTH-11] %s falls back to /', (_, wish) => {
  expect(safeDestination(wish, origin)).toBe('/');
});

test.each(['/login', '/login?again=1', '/oauth/login', '/register', '/impersonate'])(
  '[AUTH-11] %s is a way in, and nobody wants to arrive there',
  (path) => {
    expect(safeDestination(path, origin)).toBe('/');
  },
);

test.each([null, undefined])('[AUTH-11] no destination at all is /', (wish) => {
  expect(safeDestination(wish, origin)).toBe('/');
});
