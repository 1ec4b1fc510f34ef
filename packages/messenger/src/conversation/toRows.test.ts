import { describe, expect, test, vi } from 'vitest';

import type { Message } from '../contract.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { toRows, type RowOptions } from './useFeedRows.ts';
import { firstUnreadId } from './useOpening.ts';

const at = (moment: string) => ({ created_at: `2026-11-${moment}:00Z` });
const rowsOf = (messages: Message[], options: Partial<RowOptions> = {}) =>
  toRows(messages, { timeZone: 'UTC', ...options });
const kinds = (...parameters: Parameters<typeof rowsOf>) =>
  rowsOf(...parameters).map((row) => (row.kind === 'message' ? `message ${row.message.id}` : row.kind));

describe('[MS-33] the lines of a conversation', () => {
  test('begin a day where the reader’s day begins', () => {
    const messages = [
      buildMessage(1, at('01T21:30')),
      buildMessage(2, at('01T22:30')),
      buildMessage(3, at('02T09:00')),
    ];
    expect(kinds(messages)).toEqual(['day', 'message 1', 'message 2', 'day', 'message 3']);
    expect(kinds(messages, { timeZone: 'Europe/Kyiv' })).toEqual([
      'day',
      'message 1',
      'day',
      'message 2',
      'message 3',
    ]);
  });

  test('put together what one person says in five minutes', () => {
    const ends = rowsOf([
      buildMessage(1, at('01T10:00')),
      buildMessage(2, at('01T10:04')),
      buildMessage(3, at('01T10:10')),
      buildMessage(4, { ...at('01T10:10'), user: { id: 3 } }),
    ]).flatMap((row) => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []));
    expect(ends).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  test('[G-09] show notices between bubbles, hide what is for machines, and never lose a type of the future', () => {
    vi.mocked(console.warn).mockImplementation(() => {});
    const messages = [
      buildMessage(1, at('01T10:00')),
      buildMessage(2, { ...at('01T10:01'), type: -2, user: null }),
      buildMessage(3, { ...at('01T10:01'), type: -1, user: null }),
      buildMessage(4, { ...at('01T10:02'), type: 99 }),
    ];
    expect(kinds(messages)).toEqual(['day', 'message 1', 'notice', 'message 4']);
    const ends = rowsOf(messages).flatMap((row) => (row.kind === 'message' ? [row.isLast] : []));
    expect(ends).toEqual([true, true]);
  });

  test('[MS-14] have the line of unread messages where it was frozen', () => {
    const messages = [buildMessage(1, at('01T10:00')), buildMessage(2, at('01T10:01'))];
    expect(kinds(messages, { firstUnreadId: 2 })).toEqual(['day', 'message 1', 'unread', 'message 2']);
  });

  test('do without moments', () => {
    expect(kinds([buildMessage(1, { created_at: null }), buildMessage(2, { created_at: 'soon' })])).toEqual([
      'message 1',
      'message 2',
    ]);
  });
});

describe('[MS-14] the first unread message', () => {
  const mine = { user: { id: 1, me: true } };
  const messages = [buildMessage(1), buildMessage(2), buildMessage(3, mine), buildMessage(4)];

  test.for([
    [0, undefined],
    [1, 4],
    [2, 2],
    [3, 1],
    [4, undefined],
    [-1, undefined],
  ] as const)('with %i unread is %s', ([count, id]) => {
    expect(firstUnreadId(messages, count)).toBe(id);
  });

  test('is none of those that were loaded in this page before', () => {
    expect(firstUnreadId(messages, 3, 1)).toBe(2);
    expect(firstUnreadId(messages, 3, 4)).toBeUndefined();
  });
});

test('[MSG-03] a message is seen once another participant has reacted to it or quoted it, and so are earlier ones', () => {
  const own = { user: { id: 1, me: true }, ...at('01T10:00') };
  const seen = (...later: Message[]) =>
    rowsOf([buildMessage(1, own), buildMessage(2, own), buildMessage(3, own), ...later]).flatMap((row) =>
      row.kind === 'message' && row.isSeen ? row.message.id : [],
    );
  const other = { user: { id: 3 }, ...at('01T10:01') };
  expect(seen()).toEqual([]);
  // A message that was written meanwhile does not tell.
  expect(seen(buildMessage(4, other))).toEqual([]);
  expect(seen(buildMessage(4, { ...own, reply_to_message_id: 3 }))).toEqual([]);
  expect(seen(buildMessage(4, { ...other, reply_to_message_id: 2 }))).toEqual([1, 2]);
  const reacted = (id: number) => [{ emoji: '👍', me: id === 1, users: [{ id }] }];
  expect(seen(buildMessage(4, { ...own, reactions: reacted(1) }))).toEqual([]);
  expect(seen(buildMessage(4, { ...own, reactions: reacted(3) }))).toEqual([1, 2, 3, 4]);
});
