import type { ActionItem } from '@my-air/feature-kit';
import { expect, test } from 'vitest';

import { keepOrder, listWaiting } from './listWaiting.ts';

const item = (id: string, urgency: number): ActionItem => ({
  id,
  urgency,
  title: id,
  action: { label: 'Open', to: `/${id}` },
});
const ids = (...found: Parameters<typeof listWaiting>[0][number][]) => listWaiting(found).map(({ id }) => id);

test('[CH-16] the most urgent is first; what is equally urgent keeps the order of its features', () => {
  expect(ids([item('late', 60), item('first', 10)], [item('b', 20)], [item('c', 20)])).toEqual([
    'first',
    'b',
    'c',
    'late',
  ]);
});

test('[CH-16] what two features know of is listed once, as the more urgent of them says', () => {
  expect(listWaiting([[item('agreement:x', 20)], [item('agreement:x', 5)], [item('y', 10)]])).toEqual([
    item('agreement:x', 5),
    item('y', 10),
  ]);
});

test('[CH-16] a notification that leads to the place of a more urgent item is left out, however its address is spelled', () => {
  const leadsTo = (one: ActionItem, to: string): ActionItem => ({ ...one, action: { label: 'Open', to } });
  const invitation = leadsTo(item('invitation', 20), '/accounts/youtube?channel=youtube%3AUC1');
  const about = leadsTo(item('notification:1', 60), '/accounts/youtube?channel=youtube:UC1');
  const other = leadsTo(item('notification:2', 60), '/accounts/youtube?channel=youtube:UC2');
  const again = leadsTo(item('notification:3', 61), '/accounts/youtube?channel=youtube:UC2');
  expect(listWaiting([[invitation], [about, other, again]])).toEqual([invitation, other, again]);
});

test('[CH-15] a part that is not known leaves the others, and nothing waits where there is nothing', () => {
  expect(listWaiting([undefined, [item('a', 1)]])).toEqual([item('a', 1)]);
  expect(listWaiting([])).toEqual([]);
});

test('[CH-16] what has a date comes first, the next date before the others', () => {
  const due = (id: string, at: string): ActionItem => ({ ...item(id, 90), due: at });
  expect(
    ids([
      item('urgent', 1),
      due('in a week', '2026-12-04'),
      due('nonsense', 'soon'),
      due('tomorrow', '2026-11-28'),
    ]),
  ).toEqual(['tomorrow', 'in a week', 'urgent', 'nonsense']);
});

test('[CH-16] what comes late is at the end, however urgent, and what was there stays in its place', () => {
  const items = [item('late and urgent', 1), item('a', 2), item('b', 3), item('late', 4)];
  expect(keepOrder(items, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual([
    'b',
    'a',
    'late and urgent',
    'late',
  ]);
});
