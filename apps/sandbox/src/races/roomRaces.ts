import { and, eq, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';

import { chatMessages, chats, sessions, users } from '../database/schema.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Answered } from '../testing/Visitor.ts';

/** What must be true of a write of the control room, however many of it and of others run at once. */
export interface RoomRace {
  /** What it answers, when nothing is wrong. */
  readonly status: number;
  /** The body of the call of this number. */
  readonly body?: (number: number) => unknown;
  /** What it writes to; writes that share one of these are raced against each other. */
  readonly touches: readonly string[];
  /** The writes after which `check` need not be true any more. */
  readonly undoneBy?: readonly string[];
  /** Throws when it does not hold after all calls were answered. */
  readonly check: (sandbox: Sandbox, answers: readonly Answered[]) => Promise<void> | void;
}

const minute = 60_000;
const news = { endpoint: 'GET api/news', status: 500 };
const chat = { chatId: 1 };
const everything = ['settings', 'session', 'chat', 'log', 'reports'];
const signedIn = ({ db }: Sandbox) => db.$count(sessions, isNotNull(sessions.userId));

async function chatRow({ db }: Sandbox) {
  const [row] = await db.select().from(chats).where(eq(chats.id, 1));
  return row!;
}

/** What must hold of each write of the control room, by its method and path. */
export const roomRaces: Readonly<Record<string, RoomRace>> = {
  'POST /reset': { status: 204, touches: everything, check: () => {} },
  'POST /faults': {
    status: 201,
    body: () => news,
    touches: ['settings'],
    undoneBy: ['DELETE /faults', 'DELETE /faults/:id'],
    check: ({ faults }, answers) => expect(faults.list()).toHaveLength(answers.length),
  },
  'DELETE /faults': {
    status: 204,
    touches: ['settings'],
    undoneBy: ['POST /faults'],
    check: ({ faults }) => expect(faults.list()).toEqual([]),
  },
  'DELETE /faults/:id': {
    // There is none of this number.
    status: 404,
    touches: ['settings'],
    check: () => {},
  },
  'POST /config': {
    status: 200,
    body: (number) => ({ [`key${number}`]: number }),
    touches: ['settings'],
    undoneBy: ['DELETE /config'],
    check: ({ settings }, answers) =>
      expect(Object.keys(settings.current().configOverrides)).toHaveLength(answers.length),
  },
  'DELETE /config': {
    status: 204,
    touches: ['settings'],
    undoneBy: ['POST /config'],
    check: ({ settings }) => expect(settings.current().configOverrides).toEqual({}),
  },
  'POST /clock': {
    status: 200,
    body: () => ({ advanceSeconds: 60 }),
    touches: ['settings'],
    check: ({ clock }, answers) =>
      expect(Math.round((clock.now().getTime() - Date.now()) / minute)).toBe(answers.length),
  },
  'POST /manager': {
    status: 200,
    body: () => ({ delaySeconds: 7 }),
    touches: ['settings'],
    check: ({ manager }) => expect(manager.delaySeconds).toBe(7),
  },
  'POST /planner': {
    status: 200,
    body: () => ({ behaviour: 'slow' }),
    touches: ['settings'],
    undoneBy: ['DELETE /planner'],
    check: ({ gateway }) => expect(gateway.planner.state().order?.behaviour).toBe('slow'),
  },
  'DELETE /planner': {
    status: 204,
    touches: ['settings'],
    undoneBy: ['POST /planner'],
    check: ({ gateway }) => expect(gateway.planner.state().order).toBeNull(),
  },
  'POST /translations': {
    status: 200,
    body: () => ({ isPaused: true }),
    touches: ['settings'],
    undoneBy: ['DELETE /translations'],
    check: ({ settings }) => expect(settings.current().translations?.isPaused).toBe(true),
  },
  'DELETE /translations': {
    status: 204,
    touches: ['settings'],
    undoneBy: ['POST /translations'],
    check: ({ settings }) => expect(settings.current().translations).toBeUndefined(),
  },
  'POST /session': {
    status: 200,
    body: () => ({ persona: 'ambassador' }),
    touches: ['session'],
    undoneBy: ['DELETE /session'],
    check: async ({ db }, answers) => {
      const owns = db.$count(sessions, eq(sessions.userId, await userId(db, 'ambassador@my-air.test')));
      expect(await owns).toBe(answers.length);
    },
  },
  'DELETE /session': {
    status: 204,
    touches: ['session'],
    undoneBy: ['POST /session', 'POST /impersonate'],
    check: async (sandbox) => expect(await signedIn(sandbox)).toBe(0),
  },
  'POST /impersonate': {
    status: 200,
    body: () => ({ persona: 'new' }),
    touches: ['session'],
    undoneBy: ['DELETE /session'],
    check: async ({ db }, answers) =>
      expect(await db.$count(sessions, isNotNull(sessions.impersonatorId))).toBe(answers.length),
  },
  'POST /manager/messages': {
    status: 201,
    body: (number) => ({ ...chat, message: `Race ${number}` }),
    touches: ['chat'],
    check: async ({ db }, answers) => {
      for (const [number] of answers.entries()) {
        const said = and(eq(chatMessages.chatId, 1), eq(chatMessages.markdown, `Race ${number}`));
        expect(await db.$count(chatMessages, said)).toBe(1);
      }
    },
  },
  'POST /manager/answer': { status: 204, body: () => chat, touches: ['chat'], check: () => {} },
  'POST /manager/archive': {
    status: 204,
    body: () => chat,
    touches: ['chat'],
    undoneBy: ['POST /manager/messages', 'POST /manager/answer'],
    check: async (sandbox) => expect((await chatRow(sandbox)).archivedAt).not.toBeNull(),
  },
  'POST /manager/close': {
    status: 204,
    body: () => chat,
    touches: ['chat'],
    check: async ({ db }, answers) => {
      const closed = and(eq(chatMessages.chatId, 1), eq(chatMessages.markdown, '**Resolved**'));
      expect(await db.$count(chatMessages, closed)).toBe(answers.length);
    },
  },
  'DELETE /log': { status: 204, touches: ['log'], check: () => {} },
  'POST /csp-reports': {
    status: 204,
    body: (number) => ({ 'csp-report': { number } }),
    touches: ['reports'],
    undoneBy: ['DELETE /csp-reports'],
    check: async () => {},
  },
  'DELETE /csp-reports': { status: 204, touches: ['reports'], check: () => {} },
};

async function userId(db: Sandbox['db'], email: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user!.id;
}
