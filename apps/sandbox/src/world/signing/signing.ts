import { acceptForPartner, agreementText } from '../../agreements/agreements.ts';
import { agreePlatforms } from '../../distribution/distributionRows.ts';
import { html } from '../../html/html.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { english } from '../../http/sentences.ts';
import type { Area } from '../../Platform.ts';
import { findCaller } from '../../session/findCaller.ts';
import { returnAddress } from '../returnAddress.ts';
import { sendSheet } from '../sendSheet.ts';

/** How a visit to the signing site can end: the event that it sends back, what its button says, and whether it signs. */
const signingEvents = [
  { event: 'signing_complete', label: 'Sign', delay: 0 },
  { event: 'signing_complete', label: 'Sign, and confirm 30 seconds later', delay: 30_000, id: 'late' },
  { event: 'decline', label: 'Decline' },
  { event: 'cancel', label: 'Finish later' },
  { event: 'session_timeout', label: 'Let the session time out' },
  { event: 'ttl_expired', label: 'Come with an expired link' },
  { event: 'viewing_complete', label: 'Send an event nobody knows' },
] as const satisfies readonly { event: string; label: string; delay?: number; id?: string }[];

interface Visit {
  Params: { kind: string };
  Querystring: { return_url?: string };
  Body: { return_url?: string; way?: string };
}

/** A stand-in for a signing site: every way in which a visit can end is a button. */
export const signing: Area = (sandbox) => async (app) => {
  app.get<Visit>('/signing/:kind', async (request, reply) => {
    const text = agreementText(request.params.kind, 'en');
    if (!text) throw notFound();
    const back = returnAddress(sandbox, request.query.return_url);
    return sendSheet(
      reply,
      `Sign: ${text.title}`,
      html`<p class="stand-in">A stand-in for a signing site. Nothing here binds anybody.</p>
        <h1>${text.title}</h1>
        <form method="post">
          <input type="hidden" name="return_url" value="${back.href}" />
          ${signingEvents.map(
            (way) =>
              html`<p>
                <button name="way" value="${'id' in way ? way.id : way.event}">${way.label}</button>
              </p>`,
          )}
        </form>`,
      { formOrigins: [...sandbox.portalOrigins] },
    );
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
        if (session?.userId == null) throw new HttpError(401, english('Sign in to the portal first.'));
        if (session.impersonatorId != null) throw new HttpError(403, english('Only the creator can sign.'));
        const { partner } = await findCaller(db, session, { isLocked: true });
        await acceptForPartner(db, partner.id, kind, agreedAt);
        await agreePlatforms(db, partner.id, kind, agreedAt);
      });
    }
    back.searchParams.set('event', way.event);
    return reply.redirect(back.href, 303);
  });
};

/** One of the ways by the name that its button sends. */
function signingEvent(name: unknown) {
  return signingEvents.find((way) => ('id' in way ? way.id : way.event) === name);
}
