import { expect, test } from 'vitest';

import { sitePath } from './sitePath.ts';

const origin = 'https://portal.my-air.test';

test.for([
  ['/accounts/youtube', '/accounts/youtube'],
  ['/services/7?from=notice#plans', '/services/7?from=notice#plans'],
  [`${origin}/distribution`, '/distribution'],
] as const)('[G-33] %s leads to %s', ([address, path]) => {
  expect(sitePath(address, origin)).toBe(path);
});

test.for([
  null,
  undefined,
  '',
  '//evil.test/home',
  '\\\\evil.test',
  'https://evil.test/home',
  'https://portal.my-air.test.evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://portal.my-air.test/home',
  'https://',
])('[G-33] %s is no path of this site', (address) => {
  expect(sitePath(address, origin)).toBeUndefined();
});
