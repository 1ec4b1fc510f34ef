import { expect, test } from 'vitest';

import { parseUrl } from './parseUrl.ts';

test.each([
  ['https://my-air.test/a?b', undefined, 'https://my-air.test/a?b'],
  ['../b', 'https://my-air.test/a/c', 'https://my-air.test/b'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
  ['/a', 'nowhere', undefined],
])('%j read against %j is %j', (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});
