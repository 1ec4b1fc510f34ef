import { assumedEndpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { registerDetachedEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { readTicket, ticketLifetime, writeTicket } from './ticket.ts';

/** Opened by the identity provider: leads back to it with a ticket of the user who is signed in here. */
const openAccount = assumedEndpoint('GET api/account/sign-in', {
  binds: false,
  query: v.object({ ask: v.string(), next: v.string() }),
});
/** Opened by the identity provider once its own session has ended: ends this one, and goes where it says. */
const leaveAccount = assumedEndpoint('GET api/account/sign-out', {
  binds: false,
  query: v.object({ ticket: v.string() }),
});

/** One sign-in for the portal and the pages of the account: who is signed in at one is signed in at the other, and signs out of both. */
export const accountApi: ApiArea = (sandbox) => async (app) => {
  const { clock, origins, sessions, transactions } = sandbox;

  registerDetachedEndpoint(app, sandbox, openAccount, false, async ({ query, request, reply }) => {
    const { session } = request;
    const { ask, next } = query;
    const until = clock.now().getTime() + ticketLifetime;
    // Staff who act as a user manage no account.
    const isUser = session?.userId != null && session.impersonatorId === null;
    const ticket = isUser && writeTicket(reply, { subject: `${session.userId} ${ask}`, until });
    const address = new URLSearchParams({ next, ...(ticket && { ticket }) });
    await reply.redirect(
      `${origins.identity}/enter/${ticket ? 'ticket' : 'login'}?${address.toString()}`,
      303,
    );
  });

  registerDetachedEndpoint(app, sandbox, leaveAccount, false, async ({ query, request, reply }) => {
    const next = readTicket(request, query.ticket, clock.now());
    if (next !== undefined) await transactions.write((db) => sessions.signOut(db, request, reply));
    await reply.redirect(next ?? `${origins.portal}/login`, 303);
  });
};
