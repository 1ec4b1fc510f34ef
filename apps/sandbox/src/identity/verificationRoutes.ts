import type { FastifyInstance } from 'fastify';

import { html } from '../html/html.ts';
import { formToken } from './formToken.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { form } from './pages/fields.ts';
import { sendVerification, takeVerification } from './sendVerification.ts';

/** Proving an e-mail address: the explanation, sending the letter again, and the letter's link. */
export function verificationRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { sandbox, send, requireUser } = context;
  const [portal] = sandbox.portalOrigins;

  app.get('/verify-email', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    if (user.emailVerifiedAt !== null) {
      return send(reply, { title: 'Your address is confirmed', user, body: toPortal(portal) });
    }
    const { sent } = request.query as Record<string, unknown>;
    return send(reply, {
      title: 'Confirm your e-mail address',
      user,
      lead: `We have sent a letter with a link to ${user.email}. Open the link to go on.`,
      notice: sent === undefined ? undefined : { tone: 'done', text: 'The letter was sent once more.' },
      body: html`<p>
          In the sandbox no letter leaves this machine: it lies in the
          <a href="/mailbox?${new URLSearchParams({ to: user.email }).toString()}">local mailbox</a>.
        </p>
        ${form({
          action: '/verify-email',
          token: formToken(request, reply),
          submit: 'Send the letter again',
          fields: html``,
          isQuiet: true,
        })}`,
    });
  });

  app.post('/verify-email', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    if (user.emailVerifiedAt === null) {
      await sandbox.transactions.write((db) => sendVerification({ ...sandbox, db }, user));
    }
    return reply.redirect('/verify-email?sent', 303);
  });

  app.get<{ Params: { token: string } }>('/verify-email/:token', async (request, reply) => {
    const { token } = request.params;
    if (await sandbox.transactions.write((db) => takeVerification({ ...sandbox, db }, token))) {
      return send(reply, { title: 'Your address is confirmed', body: toPortal(portal) });
    }
    return send(reply.code(410), {
      title: 'This link no longer works',
      body: html`<p>It was used before, or it is older than a day.</p>
        <p><a class="main" href="/verify-email">Send a new letter</a></p>`,
    });
  });
}

function toPortal(portal: string) {
  return html`<p>Thank you. Everything in the portal is open to you now.</p>
    <p><a class="main" href="${portal}/">To the portal</a></p>`;
}
