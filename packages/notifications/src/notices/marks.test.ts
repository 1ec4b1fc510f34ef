import { forgetPage } from '@my-air/feature-kit/state';
import { afterEach, expect, test } from 'vitest';

import { buildNotification } from '../testing/buildNotification.ts';
import { markDealtWith, markSeen, wasDealtWith, wasSeen, withMarks } from './marks.ts';

afterEach(() => {
  forgetPage();
});

test('[NT-04] seen and dealt with are two things', () => {
  const [one, other] = [buildNotification(), buildNotification()];
  expect(markSeen([one.id, other.id])).toBe(true);
  expect(markDealtWith(other.id)).toBe(true);
  const marked = withMarks([one, other]);
  expect(marked.map(wasSeen)).toEqual([true, true]);
  expect(marked.map(wasDealtWith)).toEqual([false, true]);
});

test('[NT-04] what is remembered already is no news', () => {
  const { id } = buildNotification();
  markSeen([id]);
  expect(markSeen([id])).toBe(false);
});

test('[NT-04] what was rated or replied to is dealt with, no matter who did it', () => {
  expect(wasDealtWith(buildNotification({ partner_rating: 0 }))).toBe(true);
  expect(wasDealtWith(buildNotification({ partner_comment: 'Yes' }))).toBe(true);
  expect(wasDealtWith(buildNotification({ partner_comment: '' }))).toBe(false);
});

test('of those that are not shown any more only the last five hundred are kept', () => {
  for (const first of [10_000, 10_400]) {
    markSeen(Array.from({ length: first === 10_000 ? 400 : 300 }, (_, index) => first + index));
  }
  const seen = (id: number) => wasSeen(withMarks([buildNotification({ id })])[0]!);
  expect([seen(10_199), seen(10_200), seen(10_699)]).toEqual([false, true, true]);
});
