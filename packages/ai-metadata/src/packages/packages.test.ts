import { stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { bestValue, unitPrice } from './bestValue.ts';
import { daysBetween, isOfferEnding } from './PackageCard.tsx';
import { offerDeadlines } from './offerDeadlines.ts';

test.each([
  [1.99, false],
  [2, true],
  [6.99, true],
  [7, false],
  [-3, false],
])('[AIM-07] [G-29] %s days: %s', (days, expected) => {
  expect(isOfferEnding(days)).toBe(expected);
});

test('[AIM-07] days are whole ones', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(daysBetween(now, Date.parse('2026-11-24T11:59:59Z'))).toBe(1);
  expect(daysBetween(now, Date.parse('2026-11-24T12:00:00Z'))).toBe(2);
  expect(daysBetween(now, Date.parse('2026-11-21T12:00:00Z'))).toBe(-1);
});

test('[AIM-07] [TR-18] the best value is the lowest price of a translation, and nothing where all cost the same', () => {
  const small = { id: 1, price_usd: 10, translations_amount: 100 };
  const large = { id: 2, price_usd: 80, translations_amount: 1000, price_per_translation: 0.08 };
  expect(unitPrice(small)).toBe(0.1);
  expect(bestValue([small, large])).toBe(2);
  expect(bestValue([small, { ...small, id: 3 }])).toBeUndefined();
  expect(bestValue([{ id: 4, price_usd: null, translations_amount: 5 }, small])).toBeUndefined();
  expect(unitPrice({ id: 5, price_usd: 5, translations_amount: 0 })).toBeUndefined();
});

test('[HOME-01] [AIM-07] the end of a reduced price is a date, with the link to its package', () => {
  const portal = stubPortal();
  const { select } = offerDeadlines(portal);
  const one = { id: 1, price_usd: 10, translations_amount: 100 };
  expect(
    select?.([one, { ...one, id: 2, translations_amount: 1, offer_ends_at: '2026-12-01T10:00:00Z' }]),
  ).toEqual([
    {
      id: 'package-2',
      title: 'Offer ends: 1 translation',
      at: '2026-12-01T10:00:00Z',
      to: '/ai-metadata/packages?offer=2',
    },
  ]);
  const { isEnabled } = new QueryObserver(portal.queryClient, offerDeadlines(portal)).getCurrentResult();
  expect(isEnabled).toBe(false);
});
