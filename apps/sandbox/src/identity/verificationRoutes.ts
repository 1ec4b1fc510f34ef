import { randomBytes } from 'node:crypto';

import { and, eq, gt, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { attemptKey, createThrottle } from '../auth/Throttle.ts';
import { emailVerifications, type UserRow, users } from '../database/schema.ts';
import { html } from '../html/html.ts';
import type { SentLetter } from '../mail/Mailbox.ts';
import type { Scope } from '../Platform.ts';
import { EmailAddress, form, formToken, readForm, tooManyTries } from './forms.ts';
import type { IdentityContext } from './IdentityContext.ts';
import type { IdentityPage } from './pages/identityPage.ts';

const lifetimeMs = 24 * 3_600_000;
const NewAddress = v.object({ email: EmailAddress });

/** Proving an e-mail address: the explanation, sending the letter again, and the letter's link. */
export function verificationRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { sandbox, send, requireUser } = context;
  const throttle = createThrottle(sandbox.clock);
  const [portal] = sandbox.portalOrigins;

  app.get('/verify-email', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    if (user.emailVerifiedAt !== null) {
      return send(reply, { title: 'Your address is confirmed', user, body: toPortal(portal) });
    }
    const { sent } = request.query as Record<string, unknown>;
    const notice = { tone: 'done', text: `The letter was sent to ${user.email}.` } as const;
    return send(reply, confirmPage(request, reply, user, sent === undefined ? undefined : notice));
  });

  app.post('/verify-email', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    if (user.emailVerifiedAt === null) {
      const seconds = await sandbox.transactions.write(async (db) => {
        const wait = await throttle.begin(db, attemptKey('letter', request.ip, user.email));
        if (wait === 0) await sendVerification({ ...sandbox, db }, user);
        return wait;
      });
      if (seconds > 0) {
        reply.code(429).header('retry-after', String(seconds));
        return send(reply, confirmPage(request, reply, user, { tone: 'wrong', text: tooManyTries(seconds) }));
      }
    }
    return reply.redirect('/verify-email?sent', 303);
  });

  app.post('/verify-email/address', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    if (user.emailVerifiedAt !== null) return reply.redirect('/verify-email', 303);
    const reading = readForm(NewAddress, request.body);
    const refuse = (status: number, mistake: string) =>
      send(reply.code(status), confirmPage(request, reply, user, { tone: 'wrong', text: mistake }));
    if (!reading.isValid) return refuse(422, Object.values(reading.mistakes)[0]!);
    const email = reading.values.email.toLowerCase();
    const [seconds, isTaken] = await sandbox.transactions.write(async (db) => {
      const wait = await throttle.begin(db, attemptKey('letter', request.ip, email));
      if (wait > 0) return [wait, false] as const;
      const owner = await db.query.users.findFirst({
        where: and(eq(users.email, email), ne(users.id, user.id)),
      });
      if (owner) return [0, true] as const;
      await db.update(users).set({ email }).where(eq(users.id, user.id));
      // Letters to the former address prove nothing any more.
      await db.delete(emailVerifications).where(eq(emailVerifications.userId, user.id));
      await sendVerification({ ...sandbox, db }, { ...user, email });
      return [0, false] as const;
    });
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return refuse(429, tooManyTries(seconds));
    }
    if (isTaken) return refuse(422, 'There is an account with this address already.');
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

function confirmPage(
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  notice: IdentityPage['notice'],
): Omit<IdentityPage, 'portalOrigins'> {
  return {
    title: 'Confirm your e-mail address',
    user,
    lead: `We have sent a letter with a link to ${user.email}. Open the link to go on.`,
    notice,
    body: html`<p>
        In the sandbox no letter leaves this machine: it lies in the
        <a href="/mailbox?${new URLSearchParams({ to: user.email }).toString()}">local mailbox</a>.
      </p>
      ${form({
        action: '/verify-email',
        token: formToken(request, reply),
        submit: 'Send the letter again',
        isQuiet: true,
      })}
      <details class="aside">
        <summary>Wrong address?</summary>
        ${form({
          action: '/verify-email/address',
          token: formToken(request, reply),
          submit: 'Change the address',
          isQuiet: true,
          fields: [{ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email' }],
          typed: { email: user.email },
        })}
      </details>`,
  };
}

function toPortal(portal: string) {
  return html`<p>Thank you. Everything in the portal is open to you now.</p>
    <p><a class="main" href="${portal}/">To the portal</a></p>`;
}

/** Sends the letter whose link proves that an address is read by its owner. */
export async function sendVerification({ db, clock, mailbox, origins }: Scope, user: UserRow): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await db.insert(emailVerifications).values({ token, userId: user.id, expiresAt });
  await mailbox.send(db, {
    to: user.email,
    subject: 'Confirm your e-mail address',
    text: `Hello ${user.name},\n\nopen the link within a day to confirm that this is your address. If you did not register at My AIR, leave this letter be.`,
    link: `${origins.identity}/verify-email/${token}`,
  });
}

/** Marks the address of a letter's link as proven, in a transaction. @returns whether the link was valid */
async function takeVerification({ db, clock }: Pick<Scope, 'db' | 'clock'>, token: string): Promise<boolean> {
  const now = clock.now();
  const [verification] = await db
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.token, token), gt(emailVerifications.expiresAt, now)))
    .returning();
  if (!verification) return false;
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, verification.userId));
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, verification.userId));
  return true;
}

/** The local mailbox: every letter that the sandbox would have sent. */
export function mailboxRoutes(app: FastifyInstance, { sandbox, send }: IdentityContext): void {
  app.get('/mailbox', async (request, reply) => {
    const { to } = request.query as Record<string, unknown>;
    const recipient = typeof to === 'string' && to !== '' ? to : undefined;
    const letters = await sandbox.mailbox.list(recipient);
    return send(reply, {
      title: 'Local mailbox',
      lead:
        recipient === undefined
          ? 'Letters to everybody, newest first. None of them left this machine.'
          : `Letters to ${recipient}, newest first.`,
      body:
        letters.length === 0
          ? html`<p>There are no letters yet.</p>`
          : html`<ol class="letters">
              ${letters.map(letterItem)}
            </ol>`,
    });
  });
}

function letterItem({ subject, recipient, sentAt, text, link }: SentLetter) {
  return html`<li>
    <article>
      <h2>${subject}</h2>
      <p class="hint">
        To ${recipient}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time>
      </p>
      <p class="letter">${text}</p>
      ${link !== null && html`<p><a href="${link}">${link}</a></p>`}
    </article>
  </li>`;
}
