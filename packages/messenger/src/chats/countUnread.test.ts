import { expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import { countUnread } from './countUnread.ts';

test('[HOME-01] unread messages are summed over the chats', () => {
  const chats = [3, 0, 4].map((unread_count) => buildChat({ unread_count }));
  expect(countUnread(chats)).toBe(7);
});

test.for([null, undefined, -2])(
  '[HOME-01] a chat with an unread count of %s adds nothing',
  (unread_count) => {
    expect(countUnread([buildChat({ unread_count: 5 }), { ...buildChat(), unread_count } as never])).toBe(5);
  },
);
