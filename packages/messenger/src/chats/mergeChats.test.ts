import { expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import { mergeChats } from './chatLists.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();

test('[MSG-01] pages become one list, the latest change first', () => {
  const [early, late, middle] = [1, 9, 5].map((minute) => buildChat({ updated_at: at(minute) }));
  expect(mergeChats([[late!, middle!], [early!]])).toEqual([late, middle, early]);
});

test('[MS-22] a chat that moved to another page while one read on is in the list once, as it was read last', () => {
  const old = buildChat({ updated_at: at(1), unread_count: 0 });
  const moved = { ...old, updated_at: at(7), unread_count: 2 };
  const other = buildChat({ updated_at: at(3) });
  expect(mergeChats([[moved], [other, old]])).toEqual([moved, other]);
});
