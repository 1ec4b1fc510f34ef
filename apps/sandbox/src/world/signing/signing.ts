import { acceptForPartner } from '../../agreements/acceptForPartner.ts';
import { agreementText } from '../../agreements/agreementText.ts';
import { agreePlatforms } from '../../distribution/agreePlatforms.ts';
import { html } from '../../html/html.ts';
import { sendPage } from '../../html/sendPage.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import type { Part } from '../../Sandbox.ts';
import { findCaller } from '../../session/findCaller.ts';
import { returnAddress } from '../returnAddress.ts';
import { signingEvent, signingEvents } from './signingEvents.ts';

interface Visit {
  Params: { kind: string };
  Querystring: { return_url?: string };
  Body: { return_url?: string; way?: string };
}

/** A stand-in for a signing site: every way in which a visit can end is a button. */
export const signing: Part = (sandbox) => async (app) => {
  app.get<Visit>('/signing/:kind', async (request, reply) => {
    const text = agreementText(request.params.kind, 'en');
    if (!text) throw notFound();
    const back = returnAddress(sandbox, request.query.return_url);
    return sendPage(reply, {
      title: `Sign: ${text.title}`,
      look: 'finance',
      styles: '/world.css',
      formOrigins: [...sandbox.portalOrigins],
      body: html`<main class="sheet">
        <p class="stand-in">A stand-in for a signing site. Nothing here binds anybody.</p>
        <h1>${text.title}</h1>
        <form method="post">
          <input type="hidden" name="return_url" value="${back.href}" />
          ${signingEvents.map(
            (way) =>
              html`<p>
                <button name="way" value="${'id' in way ? way.id : way.event}">${way.label}</button>
              </p>`,
          )}
        </form>
      </main>`,
    });
  });

  app.post<Visit>('/signing/:kind', async (request, reply) => {
    const { kind } = request.params;
    const way = signingEvent(request.body.way);
    if (!agreementText(kind, 'en') || !way) throw notFound();
    const back = returnAddress(sandbox, request.body.return_url);
    if ('delay' in way) {
      const agreedAt = new Date(sandbox.clock.now().getTime() + way.delay);
      await sandbox.transactions.write(async (db) => {
        const session = await sandbox.sessions.find(db, request);
        if (session?.userId == null) throw new HttpError(401, 'Sign in to the portal first.');
        if (session.impersonatorId != null) throw new HttpError(403, 'Only the creator can sign.');
        const { partner } = await findCaller(db, session, { isLocked: true });
        await acceptForPartner(db, partner.id, kind, agreedAt);
        await agreePlatforms(db, partner.id, kind, agreedAt);
      });
    }
    back.searchParams.set('event', way.event);
    return reply.redirect(back.href, 303);
  });
};
