import { randomBytes } from 'node:crypto';

import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Clock } from '../Clock.ts';
import type { Database, Queries } from '../database/Database.ts';
import { type SessionRow, sessions } from '../database/schema.ts';

/** Opens, finds and ends the sessions of browsers. */
export interface Sessions {
  /** The session of the request's cookie, unless it is over. */
  find(db: Queries, request: FastifyRequest): Promise<SessionRow | undefined>;
  /** The request's session, or a new one without a user; sets the cookies of a new one, the token always. */
  open(db: Queries, request: FastifyRequest, reply: FastifyReply): Promise<SessionRow>;
  /** Starts a session of a user under a new name, ending the request's own. */
  signIn(db: Queries, request: FastifyRequest, reply: FastifyReply, as: SignIn): Promise<SessionRow>;
  /** Puts the end of the session off, because it is used. */
  extend(db: Queries, session: SessionRow): Promise<SessionRow>;
  /** Ends the request's session and takes its cookies away. */
  signOut(db: Queries, request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface SignIn {
  userId: number;
  /** Whether the session outlives the browser window. @default false */
  isRemembered?: boolean;
  /** The member of staff who acts as the user; such a session ends after an hour. */
  impersonatorId?: number;
}

export const sessionCookie = 'my_air_session';
export const tokenCookie = 'XSRF-TOKEN';

const minutes = 60_000;
/** How long a session lives after its last use. */
const lifetime = { signedIn: 120 * minutes, visitor: 120 * minutes, remembered: 30 * 24 * 60 * minutes };
/** The time by which the end of a session is put off at least, in milliseconds. */
const leastExtension = 1_000;
/** How many sessions that are over one new session removes at most. */
const removedAtOnce = 50;
const impersonationLifetime = 60 * minutes;

/** @param database what a replaced session is removed with, once the answer has gone out. */
export function createSessions(database: Database, clock: Clock): Sessions {
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function find(db: Queries, request: FastifyRequest) {
    const id = idOf(request);
    if (id === undefined) return undefined;
    const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
    return session && !isOver(session, clock.now()) ? session : undefined;
  }

  async function create(db: Queries, reply: FastifyReply, values: Partial<SessionRow>) {
    const over = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lt(sessions.expiresAt, clock.now()))
      .limit(removedAtOnce)
      .for('update', { skipLocked: true });
    await db.delete(sessions).where(inArray(sessions.id, over));
    const session: SessionRow = {
      id: randomBytes(32).toString('base64url'),
      csrfToken: randomBytes(31).toString('base64'),
      userId: null,
      impersonatorId: null,
      impersonationEndsAt: null,
      isRemembered: false,
      expiresAt: after(lifetime.visitor),
      ...values,
    };
    await db.insert(sessions).values(session);
    setCookies(reply, session);
    return session;
  }

  return {
    find,
    open: async (db, request, reply) => {
      const found = await find(db, request);
      if (found) setCookies(reply, found);
      return found ?? create(db, reply, {});
    },
    signIn: async (db, request, reply, { userId, isRemembered = false, impersonatorId }) => {
      const former = idOf(request);
      // A new name for the session, so that one planted before the sign-in is not valid after it. The former
      // ends once the new cookies are on their way: what is asked in the meantime must not be refused.
      if (former !== undefined) {
        reply.raw.once('finish', () => {
          if (reply.statusCode >= 400) return;
          void database
            .delete(sessions)
            .where(eq(sessions.id, former))
            .catch(() => {});
        });
      }
      return create(db, reply, {
        userId,
        isRemembered,
        impersonatorId: impersonatorId ?? null,
        impersonationEndsAt: impersonatorId === undefined ? null : after(impersonationLifetime),
        expiresAt: after(isRemembered ? lifetime.remembered : lifetime.signedIn),
      });
    },
    extend: async (db, session) => {
      if (session.userId === null) return session;
      const later = after(session.isRemembered ? lifetime.remembered : lifetime.signedIn);
      // A screen that opens makes several calls at once, each of which would write this row.
      if (later.getTime() - session.expiresAt.getTime() < leastExtension) return session;
      // Never earlier: another instance may be about to move the clock, and has put off the ends of all sessions.
      const [extended] = await db
        .update(sessions)
        .set({ expiresAt: sql`greatest(${sessions.expiresAt}, ${later.toISOString()}::timestamptz)` })
        .where(eq(sessions.id, session.id))
        .returning({ expiresAt: sessions.expiresAt });
      return { ...session, expiresAt: extended?.expiresAt ?? later };
    },
    signOut: async (db, request, reply) => {
      const id = idOf(request);
      if (id !== undefined) await db.delete(sessions).where(eq(sessions.id, id));
      reply.clearCookie(sessionCookie, { path: '/' }).clearCookie(tokenCookie, { path: '/' });
    },
  };
}

function isOver(session: SessionRow, now: Date) {
  const isPast = (moment: Date | null) => moment !== null && moment <= now;
  return isPast(session.expiresAt) || isPast(session.impersonationEndsAt);
}

function idOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[sessionCookie];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null ? value : undefined;
}

function setCookies(reply: FastifyReply, session: SessionRow) {
  const shared = {
    path: '/',
    sameSite: 'lax',
    encode: encodeURIComponent,
    ...(session.isRemembered ? { maxAge: lifetime.remembered / 1000 } : {}),
  } as const;
  reply
    .setCookie(sessionCookie, session.id, { ...shared, httpOnly: true, signed: true })
    .setCookie(tokenCookie, session.csrfToken, shared);
}
