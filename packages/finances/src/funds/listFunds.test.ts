import { expect, test } from 'vitest';

import { fundKinds, listFunds, type FundKind } from './listFunds.ts';

const balances = [undefined, null, 0, 0.01, 250, -12.5] as const;
const withCapability = {
  approved: 'approved_funds',
  advance: 'advance_funds',
  active: 'active_funds',
} as const;

test.for(fundKinds.flatMap((kind) => balances.map((amount) => ({ kind, amount }))))(
  '[USER-02] [MX-09] $kind of $amount without a capability shows only when it is not zero',
  ({ kind, amount }) => {
    const expected = amount ? [{ kind, amount }] : [];
    expect(listFunds({ [kind]: amount }, {})).toEqual(expected);
    expect(listFunds({ [`${kind}_usd`]: amount }, null)).toEqual(expected);
  },
);

test.for(
  Object.entries(withCapability).flatMap(([kind, capability]) =>
    balances.map((amount) => ({ kind: kind as FundKind, capability, amount })),
  ),
)('[USER-02] [MX-09] $kind of $amount with $capability always shows', ({ kind, capability, amount }) => {
  expect(listFunds({ [kind]: amount }, { [capability]: true })).toEqual([{ kind, amount: amount ?? 0 }]);
});

test.for([false, null, 0, ''])('[USER-02] a capability of %s is not set', (value) => {
  expect(listFunds({ active: 0 }, { active_funds: value })).toEqual([]);
});

test('[USER-02] funds stand in one order, whatever the order of the answer', () => {
  const balance = { total: 10, royalty: 1, active: 2, advance: 3, approved: 4 };
  expect(listFunds(balance, {}).map(({ kind }) => kind)).toEqual(fundKinds);
});

test('[USER-02] the amount that names its currency wins', () => {
  expect(listFunds({ approved: 90, approved_usd: 100 }, {})).toEqual([{ kind: 'approved', amount: 100 }]);
});

test('[USER-02] an amount that is no number counts as zero, and one that came as text as its number', () => {
  const odd = { approved: 'soon', active: '12.50', total: Number.NaN } as never;
  expect(listFunds(odd, {})).toEqual([{ kind: 'active', amount: 12.5 }]);
});

test.for([undefined, null])('[USER-02] without a balance (%s) and capabilities nothing shows', (nothing) => {
  expect(listFunds(nothing, nothing)).toEqual([]);
});

test('[USER-02] a capability with the name of an inherited property is not set', () => {
  expect(listFunds({}, Object.create({ active_funds: true }) as never)).toEqual([]);
});
