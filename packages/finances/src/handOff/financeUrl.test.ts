import { expect, test } from 'vitest';

import { financePages, financePageUrl, transactionUrl } from './financeUrl.ts';

test.for(financePages)('[NAV-25] %s has an address in the finance app, with the way back', (page) => {
  expect(financePageUrl('https://finance.my-air.test', page)).toBe(
    `https://finance.my-air.test/${page}?return_to=%2Fhome`,
  );
});

test.for([
  ['https://air.test/finance', 'https://air.test/finance/payouts?return_to=%2Fhome'],
  ['https://air.test/finance/', 'https://air.test/finance/payouts?return_to=%2Fhome'],
  ['https://air.test/?brand=air', 'https://air.test/payouts?brand=air&return_to=%2Fhome'],
])('[NAV-25] the finance app may live under a path of its own: %s', ([base, expected]) => {
  expect(financePageUrl(base!, 'payouts')).toBe(expected);
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
