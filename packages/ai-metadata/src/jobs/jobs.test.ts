import { expect, test } from 'vitest';

import { isLimitExceeded } from '../receipt/ReceiptDialog.tsx';
import { buildJob } from '../testing/buildAiMetadata.ts';
import { isActive, jobPercent, overallPercent } from './jobProgress.ts';

test.each([
  [{ total: 1000, completed: 999 }, 99],
  [{ total: 1000, completed: 900, failed: 70, cancelled: 30 }, 100],
  [{ total: 3, completed: 1 }, 33],
  [{ total: 0 }, 0],
  [{ total: 10, completed: 8, undone: 4, status: 'undoing' }, 50],
  [{ total: 0, status: 'completed' }, 100],
  [{ total: 10, completed: 20 }, 100],
  [{ total: 10, completed: 2, cancelled: 8, status: 'cancelled' }, 20],
  [{ total: 10, cancelled: 10, status: 'cancelled' }, 0],
  [{ total: 10, in_review: 9, failed: 1, status: 'review' }, 100],
  [{ total: 10, completed: 3, in_review: 6, failed: 1, status: 'publishing' }, 33],
])('[AIM-05] [TR-06] %j is %i percent', (counts, percent) => {
  expect(jobPercent(buildJob({ completed: 0, failed: 0, ...counts }))).toBe(percent);
});

test('[AIM-05] [TR-24] several jobs are one percentage, weighted by their size; ended ones do not count', () => {
  const large = buildJob({ total: 900, completed: 450, failed: 0 });
  const small = buildJob({ total: 100, completed: 0, failed: 0 });
  const ended = buildJob({ status: 'completed', total: 50_000, completed: 50_000 });
  expect(overallPercent([large, small, ended])).toBe(45);
  expect(overallPercent([ended])).toBeUndefined();
  expect([isActive({ status: 'waiting' }), isActive({ status: 'review' })]).toEqual([true, false]);
});

test.each([
  [{ translation_spent: 10, translation_shortage: 4 }, 6, true],
  [{ translation_spent: 10, translation_shortage: 0 }, 6, false],
  [{ translation_spent: 10, translation_shortage: 4 }, 10, false],
  [{ translation_spent: 10, translation_shortage: 4 }, undefined, true],
])('[AIM-04] %j with a balance of %s exceeds the limit: %s', (price, balance, expected) => {
  expect(isLimitExceeded(price, balance)).toBe(expected);
});
