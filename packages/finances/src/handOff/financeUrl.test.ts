import { expect, test } from 'vitest';

import { financePages, financePageUrl, transactionUrl, withWayBack } from './financeUrl.ts';

test.for(financePages)('[NAV-25] %s has an address in the finance app', (page) => {
  expect(financePageUrl('https://finance.my-air.test', page)).toBe(`https://finance.my-air.test/${page}`);
});

test.for([
  ['https://air.test/finance', 'https://air.test/finance/payouts'],
  ['https://air.test/finance/', 'https://air.test/finance/payouts'],
  ['https://air.test/?brand=air', 'https://air.test/payouts?brand=air'],
])('[NAV-25] the finance app may live under a path of its own: %s', ([base, expected]) => {
  expect(financePageUrl(base!, 'payouts')).toBe(expected);
});

const portal = 'https://portal.my-air.test';
const wayBack = (place: string | undefined) =>
  new URL(withWayBack('https://finance.my-air.test/account?brand=air', place, portal)).searchParams;

test.for(['/services?category=3&q=%D1%8F#list', '/ads-boost', '/'])(
  '[MX-09] the way back of the finance app leads to %s as it was',
  (place) => {
    expect(wayBack(place).get('return_to')).toBe(place);
    expect(wayBack(place).get('brand')).toBe('air');
  },
);

test.for([
  undefined,
  'https://evil.test/home',
  '//evil.test',
  '/\\evil.test',
  `${portal}//evil.test`,
  'javascript:alert(1)',
  'http://[',
])('[MX-09] %s is no place of the portal: the way back leads home', (place) => {
  expect(wayBack(place).get('return_to')).toBe('/home');
});

test.for(['.', '..', '', '\uD800'])('[NAV-25] the transaction id %j cannot be part of an address', (id) => {
  expect(transactionUrl('https://finance.my-air.test', id)).toBeUndefined();
});

test.for(['42', 'TX-9/1', '../account', '?a=b#c', '%2e%2e', 'п’ять', 'a b', '//evil.test', '...'])(
  '[NAV-25] the transaction id %s arrives as it was, as one part of the path',
  (id) => {
    const url = new URL(transactionUrl('https://finance.my-air.test/app', id)!);
    const parts = url.pathname.split('/');
    expect(url.host).toBe('finance.my-air.test');
    expect(parts.slice(0, -1)).toEqual(['', 'app', 'transaction']);
    expect(decodeURIComponent(parts.at(-1)!)).toBe(id);
  },
);
