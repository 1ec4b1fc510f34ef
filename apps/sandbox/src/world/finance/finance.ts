import type { FastifyRequest } from 'fastify';

import { sendPage } from '../../html/sendPage.ts';
import type { Part, Sandbox } from '../../Sandbox.ts';
import { findCaller } from '../../session/findCaller.ts';
import { returnAddress } from '../returnAddress.ts';
import { sectionPage, transactionPage, type Holder, type Ways } from './financePage.ts';
import { financeSections } from './financeSections.ts';
import { transactionsOf } from './Transaction.ts';

/** The finance app that the portal redirects users to; it knows them by the portal's session. */
export const finance: Part = (sandbox) => async (app) => {
  const look = { look: 'finance', styles: '/world.css' };

  app.get('/finance', (_request, reply) => reply.redirect('/finance/account'));
  for (const section of financeSections) {
    app.get(`/finance/${section.id}`, async (request, reply) => {
      const holder = await holderOf(sandbox, request);
      const body = sectionPage(section, holder, paymentsOf(sandbox, holder), waysOf(sandbox, request));
      return sendPage(reply, { ...look, title: `${section.title} - Finance`, body });
    });
  }

  app.get<{ Params: { id: string } }>('/finance/transaction/:id', async (request, reply) => {
    const { id } = request.params;
    const holder = await holderOf(sandbox, request);
    const transaction = paymentsOf(sandbox, holder).find((payment) => payment.id === id);
    const body = transactionPage(id, holder, transaction, waysOf(sandbox, request));
    return sendPage(reply, { ...look, title: `Transaction ${id} - Finance`, body });
  });
};

/** The ways from a page of the finance app: back to where the user left the portal, and on with the same way back. */
function waysOf(sandbox: Sandbox, { query }: FastifyRequest): Ways {
  const { return_to: place } = query as { return_to?: unknown };
  const back = returnAddress(sandbox, place).href;
  return {
    back: place === undefined ? `${sandbox.portalOrigins[0]}/home` : back,
    signIn: `${sandbox.portalOrigins[0]}/login`,
    on: place === undefined ? '' : `?${new URLSearchParams({ return_to: back }).toString()}`,
  };
}

async function holderOf({ sessions, db }: Sandbox, request: FastifyRequest): Promise<Holder | undefined> {
  const session = await sessions.find(db, request);
  if (session?.userId == null) return undefined;
  const { user, partner } = await findCaller(db, session);
  return { partnerId: partner.id, name: partner.name ?? user.name, balance: partner.balance };
}

function paymentsOf({ clock }: Sandbox, holder: Holder | undefined) {
  return holder ? transactionsOf(holder.partnerId, holder.balance.approved ?? 0, clock.now()) : [];
}
