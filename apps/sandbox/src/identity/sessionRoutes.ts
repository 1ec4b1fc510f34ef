import type { FastifyInstance } from 'fastify';

import { ticketLifetime, writeTicket } from '../auth/ticket.ts';
import { textsOf } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';

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
