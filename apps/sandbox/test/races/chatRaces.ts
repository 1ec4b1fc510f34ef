import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import {
  chatMentions,
  chatMessages,
  chatReactions,
  chats,
  supportRequests,
} from '../../src/database/schema.ts';
import { countOf, type RaceExpectation } from './RaceExpectation.ts';

const before = { mentions: 1 };

/** The writes of the messenger. */
export const chatRaces: Readonly<Record<string, RaceExpectation>> = {
  'POST api/chats/{chatId}/messages': {
    holds: 'every acknowledged message is there once, in the order of its time and its number',
    check: async (db, answers) => {
      const rows = await db
        .select()
        .from(chatMessages)
        .where(and(eq(chatMessages.chatId, 1), eq(chatMessages.markdown, 'Thank you')))
        .orderBy(asc(chatMessages.id));
      expect(rows).toHaveLength(countOf(answers, 200));
      const times = rows.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
  },
  'PUT api/chats/{chatId}/messages/{messageId}': {
    holds: 'the message has the new text and its HTML, or was deleted before it was changed',
    check: async (db, answers) => {
      const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, 1));
      const isChanged = message?.markdown === 'Hello!' && message.html === '<p>Hello!</p>';
      expect(isChanged).toBe(countOf(answers, 200) > 0);
      expect(isChanged || message?.deletedAt).toBeTruthy();
    },
  },
  'DELETE api/chats/{chatId}/messages/{messageId}': {
    holds: 'the message is deleted, and every call is told so',
    check: async (db, answers) => {
      const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, 1));
      expect(message?.deletedAt).not.toBeNull();
      expect(countOf(answers, 204)).toBe(answers.length);
    },
  },
  'POST api/chats/{chatId}/messages/{messageId}/reaction': {
    holds:
      'each call adds the emoji or takes it back: an even number leaves it as it was, an odd one turns it',
    check: async (db, answers) => {
      const own = and(eq(chatReactions.messageId, 2), eq(chatReactions.emoji, '👍'));
      expect(countOf(answers, 200)).toBe(answers.length);
      expect((await db.select().from(chatReactions).where(own)).length % 2).toBe(answers.length % 2);
    },
  },
  'POST api/chats/{chatId}/messages/{messageId}/mention-read': {
    holds: 'the mention is read, and counted down once',
    check: async (db) => {
      const unread = (await db.select().from(chatMentions).where(eq(chatMentions.chatId, 1))).filter(
        ({ readAt }) => readAt === null,
      );
      const [chat] = await db.select().from(chats).where(eq(chats.id, 1));
      expect([unread.length, chat?.mentionsCount]).toEqual([before.mentions - 1, before.mentions - 1]);
    },
  },
  'GET api/chats/{chatId}/messages': {
    holds: 'the chat has been read',
    prepare: async (db) => {
      await db.update(chats).set({ unreadCount: 3 }).where(eq(chats.id, 1));
    },
    check: async (db, answers) => {
      expect(countOf(answers, 200)).toBe(answers.length);
      const [chat] = await db.select().from(chats).where(eq(chats.id, 1));
      expect(chat?.unreadCount).toBe(0);
    },
  },
  'PUT api/chats/{chatId}/archive': {
    holds: 'the chat is archived by the person, unless a message came afterwards',
    check: async (db) => {
      const [chat] = await db.select().from(chats).where(eq(chats.id, 1));
      expect(chat?.isClosedBySelf).toBe(chat?.archivedAt !== null);
    },
  },
  'POST api/supportRequests': {
    holds: 'every acknowledged question has a chat of its own with its message',
    check: async (db, answers) => {
      const asked = await db
        .select({ chat: chatMessages.chatId })
        .from(supportRequests)
        .innerJoin(chatMessages, eq(chatMessages.chatId, supportRequests.chatId))
        .where(eq(supportRequests.summary, 'A question'));
      expect(new Set(asked.map(({ chat }) => chat)).size).toBe(countOf(answers, 200));
      expect(asked).toHaveLength(countOf(answers, 200));
    },
  },
  'PUT api/supportRequests/{id}/review': {
    holds: 'the first rating with a comment is kept, and another one is refused',
    input: { params: { id: 2 }, body: { rating: 4, comment: 'Thank you' } },
    check: async (db) => {
      const [request] = await db.select().from(supportRequests).where(eq(supportRequests.id, 2));
      expect([request?.rating, request?.comment]).toEqual([4, 'Thank you']);
    },
  },
};
