import { expect, test } from 'vitest';

import { linkAddress } from './linkAddress.ts';

test.for([
  ['https://my-air.test/a', 'https://my-air.test/a'],
  ['my-air.test/help', 'https://my-air.test/help'],
  ['\u2068https://my-air.test/a\u2069\u00A0', 'https://my-air.test/a'],
  ['\uFEFFmy-air.test/help', 'https://my-air.test/help'],
  ['mailto:ann@my-air.test', 'mailto:ann@my-air.test'],
  ['javascript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.test', undefined],
  ['/home', undefined],
  ['', undefined],
] as const)('[MSG-04] a link may lead to %j: %s', ([typed, address]) => {
  expect(linkAddress(typed)).toBe(address);
});
