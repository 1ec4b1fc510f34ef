import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { readTicket, ticketLifetime, writeTicket } from '../auth/ticket.ts';
import { users } from '../database/schema.ts';
import type { Platform } from '../Platform.ts';
import { nextOf, textsOf } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';

/** The cookie of the browser that began the sign-in: an address that another user sends signs nobody in. */
const cookieName = 'my_air_id_ask';

/** The start of an interaction, the short way to the registration, and the end of a session. */
export function sessionRoutes(app: FastifyInstance, { sandbox, provider, session }: IdentityContext): void {
  const { clock, origins, portalOrigins } = sandbox;

  app.get<{ Params: { uid: string } }>('/interaction/:uid', async (request, reply) => {
    const { uid, prompt } = await provider.interactionDetails(request.raw, reply.raw);
    return reply.redirect(`/interaction/${uid}/${prompt.name === 'create' ? 'register' : 'login'}`, 303);
  });

  app.get('/register', (request, reply) => {
    const query = new URLSearchParams(textsOf(request.query)).toString();
    return reply.redirect(`/enter/register${query && `?${query}`}`, 303);
  });

  app.get('/', async (_request, reply) => reply.redirect('/profile', 303));

  app.get('/logout', async (request, reply) => {
    await session.end(request, reply);
    const { post_logout_redirect_uri: wanted } = request.query as Record<string, unknown>;
    const isPortal =
      typeof wanted === 'string' && portalOrigins.some((origin) => originOf(wanted) === origin);
    const subject = isPortal ? wanted : `${portalOrigins[0]}/login`;
    // The portal's own session ends as well; it takes the order from us alone.
    const ticket = writeTicket(reply, { subject, until: clock.now().getTime() + ticketLifetime });
    return reply.redirect(
      `${origins.portal}/api/account/sign-out?${new URLSearchParams({ ticket }).toString()}`,
      303,
    );
  });
}

function originOf(address: string) {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The address at which the portal says who is signed in there. */
export function askPortal({ origins }: Platform, reply: FastifyReply, next: string): string {
  const ask = randomBytes(16).toString('base64url');
  reply.setCookie(cookieName, ask, {
    path: '/enter/ticket',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: ticketLifetime / 1000,
  });
  return `${origins.portal}/api/account/sign-in?${new URLSearchParams({ ask, next }).toString()}`;
}

/** Takes the portal's answer: the user of its ticket is signed in here as well. */
export function portalSignInRoutes(app: FastifyInstance, { sandbox, session }: IdentityContext): void {
  const { clock, db } = sandbox;

  app.get('/enter/ticket', async (request, reply) => {
    const { ticket } = request.query as Record<string, unknown>;
    const next = nextOf(request);
    const subject = typeof ticket === 'string' ? readTicket(request, ticket, clock.now()) : undefined;
    const [userId, ask] = subject?.split(' ') ?? [];
    const isAsked = ask !== undefined && ask === request.cookies[cookieName];
    reply.clearCookie(cookieName, { path: '/enter/ticket' });
    const [user] = isAsked ? await db.query.users.findMany({ where: eq(users.id, Number(userId)) }) : [];
    if (!user) {
      return reply.redirect(`/enter/login?${new URLSearchParams({ next: next ?? '' }).toString()}`, 303);
    }
    await session.start(request, reply, user);
    return reply.redirect(next ?? '/profile', 303);
  });
}
