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

test('[NT-04] one that is seen or dealt with leaves the marks of a thousand others', () => {
  const many = Array.from({ length: 1_000 }, () => buildNotification());
  markSeen(many.map(({ id }) => id));
  many.forEach(({ id }) => void markDealtWith(id));
  const late = buildNotification();
  markSeen([late.id]);
  expect(withMarks([late, ...many]).every(wasSeen)).toBe(true);
  expect(withMarks(many).every(wasDealtWith)).toBe(true);
});

test('of those that are not shown any more only the last five thousand are kept', () => {
  markSeen(Array.from({ length: 4_000 }, (_, index) => 10_000 + index));
  markSeen(Array.from({ length: 3_000 }, (_, index) => 14_000 + index));
  const seen = (id: number) => wasSeen(withMarks([buildNotification({ id })])[0]!);
  expect([seen(11_999), seen(12_000), seen(16_999)]).toEqual([false, true, true]);
});
