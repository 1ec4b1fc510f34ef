import { expect, test } from 'vitest';

import { buildMessage } from '../testing/buildMessage.ts';
import { countNewBelow, newestSeen } from './FeedRow.ts';
import { toRows } from './useFeedRows.ts';

const messages = [1, 2, 3, 4, 5, 6].map((id) =>
  buildMessage(id, { user: { id: id === 5 ? 1 : 7, name: 'Somebody', me: id === 5 } }),
);
const rows = toRows(messages, { timeZone: 'UTC', firstUnreadId: 4 });

test.each([
  // newest seen, not loaded, new below
  [undefined, 4, 4],
  [99, 0, 0],
  [3, 0, 2],
  [2, 2, 5],
  [6, 0, 0],
  [6, 1, 1],
])('[MS-14] with %s seen and %s not loaded, %s are new below', (seenId, unread, count) => {
  expect(countNewBelow(rows, seenId, unread)).toBe(count);
});

test('[MS-14] the newest message in sight stays the newest seen one when somebody reads further up again', () => {
  const down = newestSeen(rows, 'message-4', undefined);
  expect(down).toBe(4);
  expect(newestSeen(rows, 'message-2', down)).toBe(4);
  expect(newestSeen(rows, 'message-6', down)).toBe(6);
  // A line between messages counts as the message above it.
  expect(newestSeen(rows, 'unread', undefined)).toBe(3);
  expect(newestSeen(rows, 'gone', down)).toBe(4);
});
