import { expect, test } from 'vitest';

import { instantMethods, listInstantMethods } from './listInstantMethods.ts';

test.for([
  { given: undefined, expected: [] },
  { given: null, expected: [] },
  { given: false, expected: [] },
  { given: [], expected: [] },
  { given: {}, expected: [] },
  { given: true, expected: instantMethods },
  { given: ['paypal', 'bank_card'], expected: ['bank_card', 'paypal'] },
  { given: ['barter', 'crypto'], expected: ['crypto'] },
  { given: { payoneer: true, crypto: false, barter: true }, expected: ['payoneer'] },
])('[USER-08] instant_payments of $given gives $expected', ({ given, expected }) => {
  expect(listInstantMethods({ instant_payments: given })).toEqual(expected);
});

test.for(instantMethods)('[USER-08] %s alone is granted alone', (method) => {
  expect(listInstantMethods({ instant_payments: [method] })).toEqual([method]);
});
