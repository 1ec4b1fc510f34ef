import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { attemptKey, createThrottle } from '../auth/Throttle.ts';
import { type UserRow, users } from '../database/schema.ts';
import { html } from '../html/html.ts';
import type { Platform } from '../Platform.ts';
import {
  EmailAddress,
  type Form,
  form,
  formToken,
  type Mistakes,
  newPassword,
  readForm,
  tooManyTries,
  typedTexts,
} from './forms.ts';
import type { IdentityContext } from './IdentityContext.ts';
import type { IdentityPage } from './pages/identityPage.ts';
import { Password, replacePassword } from './replacePassword.ts';

type PageContent = Omit<IdentityPage, 'portalOrigins'>;

interface Typed extends Pick<Form, 'typed' | 'mistakes'> {
  /** Whether the letter was asked for a moment ago. */
  isSent?: boolean;
}

const lifetimeMs = 3_600_000;

const Address = v.object({
  email: EmailAddress,
});
const NewPassword = v.object({ password: Password });

/** A forgotten password: the request for a letter, and the page of its link for choosing a new one. */
export function resetRoutes(app: FastifyInstance, { sandbox, send }: IdentityContext): void {
  const { db, clock, mailbox, origins, transactions, portalOrigins } = sandbox;
  const throttle = createThrottle(clock);

  app.get('/forgot-password', (request, reply) => {
    const { sent, login_hint: email = '' } = typedTexts(request.query);
    return send(
      reply,
      forgotPage(portalOrigins[0], formToken(request, reply), {
        typed: { email },
        isSent: sent !== undefined,
      }),
    );
  });

  app.post('/forgot-password', async (request, reply) => {
    const reading = readForm(Address, request.body);
    if (!reading.isValid)
      return send(reply.code(422), forgotPage(portalOrigins[0], formToken(request, reply), reading));
    const { email } = reading.values;
    const key = attemptKey('letter', request.ip, email);
    const seconds = await transactions.write((transaction) => throttle.begin(transaction, key));
    if (seconds > 0) {
      const mistakes = { email: tooManyTries(seconds) };
      const page = forgotPage(portalOrigins[0], formToken(request, reply), { typed: { email }, mistakes });
      return send(reply.code(429).header('retry-after', String(seconds)), page);
    }
    const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
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
    return reply.redirect(
      `/forgot-password?${new URLSearchParams({ sent: '', login_hint: email }).toString()}`,
      303,
    );
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

/** The token of a letter for choosing a new password; valid for an hour, and until the password changes. */
function resetToken(app: FastifyInstance, user: UserRow, now: Date): string {
  return app.signCookie(['reset', user.id, now.getTime() + lifetimeMs, fingerprint(user)].join('.'));
}

/** The user whose password a token may replace; undefined when it is forged, too old or already used. */
async function readResetToken(
  app: FastifyInstance,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<UserRow | undefined> {
  const { valid, value } = app.unsignCookie(token);
  if (!valid || value === null) return undefined;
  const [purpose, id, until, print] = value.split('.');
  if (purpose !== 'reset' || Number(until) <= clock.now().getTime()) return undefined;
  const user = await db.query.users.findFirst({ where: eq(users.id, Number(id)) });
  return user && fingerprint(user) === print ? user : undefined;
}

/** Changes with the password, so that a token works once. */
function fingerprint({ passwordHash }: UserRow) {
  return createHash('sha256').update(passwordHash).digest('hex').slice(0, 16);
}

/** Asks for the address that the link to a new password is sent to. */
function forgotPage(
  portal: string,
  token: string,
  { typed, mistakes, isSent = false }: Typed = {},
): PageContent {
  return {
    title: 'Forgot your password?',
    lead: 'Enter your e-mail address, and we’ll send you a link to choose a new password.',
    notice: isSent
      ? { tone: 'done', text: 'If there is an account with this address, the link is on its way.' }
      : undefined,
    body: html`${form({
        action: '/forgot-password',
        token,
        submit: 'Send the link',
        fields: [{ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' }],
        typed,
        mistakes,
      })}
      <p class="aside"><a href="${portal}/login">Back to sign in</a></p>
      <p class="aside">In the sandbox, e-mails go to the <a href="/mailbox">local mailbox</a>.</p>`,
  };
}

/** Asks for the new password; `key` is the token of the letter. */
function choosePage(token: string, key: string, mistakes?: Mistakes): PageContent {
  return {
    title: 'Choose a new password',
    body: form({
      action: '/reset-password',
      token,
      submit: 'Change password',
      hidden: { key },
      fields: [{ ...newPassword, hint: 'At least 10 characters.' }],
      mistakes,
    }),
  };
}
