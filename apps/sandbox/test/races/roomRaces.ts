import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { channels, chatMessages, chats, sessions, users } from '../../src/database/schema.ts';
import type { Sandbox } from '../../src/Sandbox.ts';
import type { Answered } from '#test/support/Visitor.ts';
import { countOf } from './RaceExpectation.ts';

/** The rule that holds for a write of the control room, however many of it and of others run in parallel. */
export interface RoomRace {
  /** The allowed statuses. */
  readonly statuses: readonly number[];
  /** The body of the call of this number. */
  readonly body?: (number: number) => unknown;
  /** Throws when the rule is broken after all calls were answered. */
  readonly check: (sandbox: Sandbox, answers: readonly Answered[]) => Promise<void> | void;
}

const minute = 60_000;
const news = { endpoint: 'GET api/news', status: 500 };
const chat = { chatId: 1 };
const signedIn = ({ db }: Sandbox) => db.$count(sessions, isNotNull(sessions.userId));

async function chatRow({ db }: Sandbox) {
  const [row] = await db.select().from(chats).where(eq(chats.id, 1));
  return row!;
}

/** The expectations of each write of the control room, by its method and path. */
export const roomRaces: Readonly<Record<string, RoomRace>> = {
  'POST /reset': { statuses: [204], check: () => {} },
  'POST /faults': {
    statuses: [201],
    body: () => news,
    check: ({ faults }, answers) => expect(faults.list()).toHaveLength(answers.length),
  },
  'DELETE /faults': {
    statuses: [204],
    check: ({ faults }) => expect(faults.list()).toEqual([]),
  },
  'DELETE /faults/:id': {
    // No fault has this number.
    statuses: [404],
    check: () => {},
  },
  'POST /config': {
    statuses: [200],
    body: (number) => ({ [`key${number}`]: number }),
    check: ({ settings }, answers) =>
      expect(Object.keys(settings.current().configOverrides)).toHaveLength(answers.length),
  },
  'DELETE /config': {
    statuses: [204],
    check: ({ settings }) => expect(settings.current().configOverrides).toEqual({}),
  },
  'POST /growth': {
    statuses: [204],
    body: () => ({ persona: 'partner', channels: 1 }),
    // The places of added channels, which end their ids, begin at a thousand.
    check: async ({ db }, answers) =>
      expect(await db.$count(channels, sql`${channels.platformGuid} ~ '[1-9][0-9]{3}$'`)).toBe(
        answers.length,
      ),
  },
  'POST /clock': {
    statuses: [200],
    body: () => ({ advanceSeconds: 60 }),
    check: ({ clock }, answers) =>
      expect(Math.round((clock.now().getTime() - Date.now()) / minute)).toBe(answers.length),
  },
  'POST /manager': {
    statuses: [200],
    body: () => ({ delaySeconds: 7 }),
    check: ({ manager }) => expect(manager.delaySeconds).toBe(7),
  },
  'POST /planner': {
    statuses: [200],
    body: () => ({ behaviour: 'slow' }),
    check: ({ gateway }) => expect(gateway.planner.state().order?.behaviour).toBe('slow'),
  },
  'DELETE /planner': {
    statuses: [204],
    check: ({ gateway }) => expect(gateway.planner.state().order).toBeNull(),
  },
  'POST /translations': {
    statuses: [200],
    body: () => ({ isPaused: true }),
    check: ({ settings }) => expect(settings.current().translations?.isPaused).toBe(true),
  },
  'DELETE /translations': {
    statuses: [204],
    check: ({ settings }) => expect(settings.current().translations).toBeUndefined(),
  },
  'POST /rough': {
    statuses: [200],
    body: () => ({ seed: 4 }),
    check: async ({ settings }) => {
      expect(settings.current().rough).toEqual({ seed: 4 });
      // A reset leaves the world rough, and the next races would be slow.
      await settings.change((now) => ({ ...now, rough: undefined }));
    },
  },
  'DELETE /rough': {
    statuses: [204],
    check: ({ settings }) => expect(settings.current().rough).toBeUndefined(),
  },
  'POST /session': {
    statuses: [200],
    body: () => ({ persona: 'ambassador' }),
    check: async ({ db }, answers) => {
      const owns = db.$count(sessions, eq(sessions.userId, await userId(db, 'ambassador@my-air.test')));
      expect(await owns).toBe(answers.length);
    },
  },
  'DELETE /session': {
    statuses: [204],
    check: async (sandbox) => expect(await signedIn(sandbox)).toBe(0),
  },
  'POST /impersonate': {
    statuses: [200],
    body: () => ({ persona: 'new' }),
    check: async ({ db }, answers) =>
      expect(await db.$count(sessions, isNotNull(sessions.impersonatorId))).toBe(answers.length),
  },
  'POST /manager/messages': {
    statuses: [201],
    body: (number) => ({ ...chat, message: `Race ${number}` }),
    check: async ({ db }, answers) => {
      for (const [number] of answers.entries()) {
        const said = and(eq(chatMessages.chatId, 1), eq(chatMessages.markdown, `Race ${number}`));
        expect(await db.$count(chatMessages, said)).toBe(1);
      }
    },
  },
  'POST /manager/answer': {
    // 404 once the last message was deleted: there is nothing left to answer.
    statuses: [204, 404],
    body: () => chat,
    check: (_sandbox, answers) => expect(countOf(answers, 204)).toBe(answers.length),
  },
  'POST /manager/archive': {
    statuses: [204],
    body: () => chat,
    check: async (sandbox) => expect((await chatRow(sandbox)).archivedAt).not.toBeNull(),
  },
  'POST /manager/close': {
    statuses: [204],
    body: () => chat,
    check: async ({ db }, answers) => {
      const closed = and(eq(chatMessages.chatId, 1), eq(chatMessages.markdown, '**Resolved**'));
      expect(await db.$count(chatMessages, closed)).toBe(answers.length);
    },
  },
  'DELETE /log': { statuses: [204], check: () => {} },
  'POST /csp-reports': {
    statuses: [204],
    body: (number) => ({ 'csp-report': { number } }),
    check: async () => {},
  },
  'DELETE /csp-reports': { statuses: [204], check: () => {} },
};

async function userId(db: Sandbox['db'], email: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user!.id;
}
