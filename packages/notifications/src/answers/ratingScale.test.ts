import { expect, test } from 'vitest';

import { buildNotification } from '../testing/buildNotification.ts';
import { ratingScale } from './ratingScale.ts';

test.for([
  ['nps', 10, { kind: 'numbers', max: 10 }],
  ['nps', 5, { kind: 'stars', max: 5 }],
  ['nps', null, { kind: 'numbers', max: 10 }],
  ['nps', 1000, { kind: 'numbers', max: 10 }],
  ['nps', 2.5, { kind: 'numbers', max: 10 }],
  ['info', 7, { kind: 'numbers', max: 7 }],
  ['something_new', 3, { kind: 'stars', max: 3 }],
  ['info', null, undefined],
  ['info', 0, undefined],
  ['chat', -1, undefined],
] as const)('[NT-06] [G-33] [G-34] a %s up to %s is rated by %o', ([type, rate_max, scale]) => {
  expect(ratingScale(buildNotification({ type, rate_max }))).toEqual(scale);
});
