import type { ActionItem } from '@my-air/feature-kit';
import { expect, test } from 'vitest';

import { listWaiting, type WaitingResult } from './listWaiting.ts';

const item = (id: string, urgency: number): ActionItem => ({
  id,
  urgency,
  title: id,
  action: { label: 'Open', to: '/home' },
});
const found = (...data: ActionItem[]): WaitingResult => ({ data, isPending: false, isError: false });
const pending: WaitingResult = { data: undefined, isPending: true, isError: false };
const failed: WaitingResult = { data: undefined, isPending: false, isError: true };
const ids = (results: readonly WaitingResult[]) => listWaiting(results).items.map(({ id }) => id);

test('[CH-16] the most urgent is first; what is equally urgent keeps the order of its features', () => {
  expect(
    ids([found(item('late', 60), item('first', 10)), found(item('b', 20)), found(item('c', 20))]),
  ).toEqual(['first', 'b', 'c', 'late']);
});

test('[CH-16] what two features know of is listed once, as the more urgent of them says', () => {
  const list = listWaiting([
    found(item('agreement:x', 20)),
    found(item('agreement:x', 5)),
    found(item('y', 10)),
  ]);
  expect(list.items).toEqual([item('agreement:x', 5), item('y', 10)]);
});

test('[CH-15] a part on its way or lost leaves the others', () => {
  expect(listWaiting([pending, found(item('a', 1)), failed])).toEqual({
    items: [item('a', 1)],
    later: [],
    isPending: true,
    hasFailed: true,
  });
});

test('[CH-15] a failed refresh of what is still known is no failure of the list', () => {
  expect(listWaiting([{ data: [item('a', 1)], isPending: false, isError: true }]).hasFailed).toBe(false);
});

test('[CH-16] nothing waits where there is nothing', () => {
  expect(listWaiting([])).toEqual({ items: [], later: [], isPending: false, hasFailed: false });
});

test('[CH-16] what has a date comes first, the next date before the others', () => {
  const due = (id: string, at: string): ActionItem => ({ ...item(id, 90), due: at });
  expect(
    ids([
      found(
        item('urgent', 1),
        due('in a week', '2026-12-04'),
        due('nonsense', 'soon'),
        due('tomorrow', '2026-11-28'),
      ),
    ]),
  ).toEqual(['tomorrow', 'in a week', 'urgent', 'nonsense']);
});

test('[CH-16] what was put off is listed apart, and nothing is lost', () => {
  const list = listWaiting([found(item('a', 1), item('b', 2), item('c', 3))], new Set(['b', 'gone']));
  expect(list.items.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(list.later.map(({ id }) => id)).toEqual(['b']);
});
