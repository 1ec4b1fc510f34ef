import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { Database } from '../database/Database.ts';
import { users, type UserRow } from '../database/schema.ts';

/** The sign-in at the identity provider, which its own pages and every client share. */
export interface AccountSession {
  /** The user who is signed in here. */
  user(request: FastifyRequest, reply: FastifyReply): Promise<UserRow | undefined>;
  /** The session's own id in the database. */
  id(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  start(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** In seconds, as the provider's own sessions. */
const lifetime = 14 * 24 * 3600;
const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;

export function createAccountSession(provider: Provider, db: Database): AccountSession {
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = provider.createContext(request.raw, reply.raw);
    return { context, session: await provider.Session.get(context) };
  };
  const cookieName = provider.cookieName('session');

  return {
    user: async (request, reply) => {
      const { session } = await open(request, reply);
      if (session.accountId === undefined) return undefined;
      const [user] = await db.select().from(users).where(eq(users.subject, session.accountId));
      return user;
    },
    id: async (request, reply) => (await open(request, reply)).session.jti,
    start: async (request, reply, user) => {
      const { context, session } = await open(request, reply);
      // Another name for the session, so that one planted before the sign-in is not valid after it.
      session.resetIdentifier();
      session.loginAccount({ accountId: user.subject });
      await session.save(lifetime);
      context.cookies.set(cookieName, session.jti, { ...cookie, maxAge: lifetime * 1000 });
      passCookiesOn(reply);
    },
    end: async (request, reply) => {
      const { context, session } = await open(request, reply);
      await session.destroy();
      context.cookies.set(cookieName, null, cookie);
      passCookiesOn(reply);
    },
  };
}

/** The provider writes its cookies on the raw response, where Fastify's own would overwrite them. */
function passCookiesOn(reply: FastifyReply) {
  const written = reply.raw.getHeader('set-cookie');
  reply.raw.removeHeader('set-cookie');
  for (const header of Array.isArray(written) ? written : []) reply.header('set-cookie', header);
}
