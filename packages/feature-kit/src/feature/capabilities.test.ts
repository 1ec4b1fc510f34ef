import { expect, test } from 'vitest';

import { hasCapability } from './capabilities.ts';
import { buildPartner, buildUser } from '../testing/builders.ts';

const userWith = (value: unknown) => buildUser({ partner: buildPartner({ capabilities: { games: value } }) });

test.each([true, 1, -1, 'yes', '0', [0], { limit: 0 }])('the value %j grants a capability', (value) => {
  expect(hasCapability(userWith(value), 'games')).toBe(true);
});

test.each([undefined, null, false, 0, Number.NaN, '', [], {}])('the value %j grants nothing', (value) => {
  expect(hasCapability(userWith(value), 'games')).toBe(false);
});

test('nobody has a capability without a user, a partner or a list', () => {
  expect(hasCapability(null, 'games')).toBe(false);
  expect(hasCapability(undefined, 'games')).toBe(false);
  expect(hasCapability(buildUser({ partner: null }), 'games')).toBe(false);
  expect(hasCapability(buildUser({ partner: buildPartner({ capabilities: null }) }), 'games')).toBe(false);
});

test.each(['constructor', 'toString', '__proto__'])('the inherited name %s is no capability', (name) => {
  expect(hasCapability(userWith(true), name)).toBe(false);
});
