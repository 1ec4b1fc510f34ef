import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { users } from '../database/schema.ts';
import { html } from '../html/html.ts';
import { formToken } from './formToken.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { choosePage, forgotPage } from './pages/resetPages.ts';
import { Password } from './Password.ts';
import { readForm, typedTexts } from './readForm.ts';
import { replacePassword } from './replacePassword.ts';
import { readResetToken, resetToken } from './resetToken.ts';

const Address = v.object({
  email: v.pipe(v.string('Enter your e-mail address.'), v.trim(), v.email('Enter a valid e-mail address.')),
});
const NewPassword = v.object({ password: Password });

/** A forgotten password: the request for a letter, and the page of its link for choosing a new one. */
export function resetRoutes(app: FastifyInstance, { sandbox, send }: IdentityContext): void {
  const { db, clock, mailbox, origins, transactions, portalOrigins } = sandbox;

  app.get('/forgot-password', (request, reply) => {
    const { sent } = request.query as Record<string, unknown>;
    return send(reply, forgotPage(formToken(request, reply), { isSent: sent !== undefined }));
  });

  app.post('/forgot-password', async (request, reply) => {
    const reading = readForm(Address, request.body);
    if (!reading.isValid) return send(reply.code(422), forgotPage(formToken(request, reply), reading));
    const [user] = await db.select().from(users).where(eq(users.email, reading.values.email.toLowerCase()));
    if (user) {
      const query = new URLSearchParams({ key: resetToken(app, user, clock.now()) }).toString();
      await transactions.write((transaction) =>
        mailbox.send(transaction, {
          to: user.email,
          subject: 'Reset your password',
          text: `Hello ${user.name},\n\nopen the link within an hour to choose a new password. If you didn't ask for it, ignore this e-mail: your password stays as it is.`,
          link: `${origins.identity}/reset-password?${query}`,
        }),
      );
    }
    // The same answer whether there is an account or not, so that it does not reveal who has one.
    return reply.redirect('/forgot-password?sent', 303);
  });

  app.get('/reset-password', async (request, reply) => {
    const { key = '' } = typedTexts(request.query);
    if (!(await readResetToken(app, sandbox, key))) return send(reply.code(410), expired);
    return send(reply, choosePage(formToken(request, reply), key));
  });

  app.post('/reset-password', async (request, reply) => {
    const { key = '' } = typedTexts(request.body);
    const user = await readResetToken(app, sandbox, key);
    if (!user) return send(reply.code(410), expired);
    const reading = readForm(NewPassword, request.body);
    if (!reading.isValid)
      return send(reply.code(422), choosePage(formToken(request, reply), key, reading.mistakes));
    // Of two tabs with the same link, one changes the password.
    if (!(await replacePassword(sandbox, user, reading.values.password)))
      return send(reply.code(410), expired);
    return send(reply, {
      title: 'Password changed',
      body: html`<p>You were signed out everywhere. You can now sign in with your new password.</p>
        <p><a class="main" href="${portalOrigins[0]}/">Back to the portal</a></p>`,
    });
  });
}

const expired = {
  title: 'This link no longer works',
  body: html`<p>It was already used, or it is older than an hour.</p>
    <p><a class="main" href="/forgot-password">Get a new link</a></p>`,
};
