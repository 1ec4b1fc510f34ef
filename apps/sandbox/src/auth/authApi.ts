import {
  assumedEndpoint,
  checkAuth,
  federatedLogin,
  getCsrfCookie,
  login,
  logout,
} from '@my-air/api-client/contract';
import { cleanIdentifier } from '@my-air/i18n/plain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { users } from '../database/schema.ts';
import { HttpError, invalid } from '../http/HttpError.ts';
import { afterSeconds, say } from '../http/sentences.ts';
import {
  registerDetachedEndpoint,
  registerEndpoint,
  registerOpenEndpoint,
} from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { maskEmail, sendSecondFactor, takeSecondFactor } from './secondFactor.ts';
import { checkPassword } from './checkPassword.ts';
import { exchangeCode, providerAt } from './exchangeCode.ts';
import { attemptKey, createThrottle } from './Throttle.ts';
import { readTicket, ticketLifetime, writeTicket } from './ticket.ts';

/** The call of the contract, with an address that may be pasted with signs that are not seen. */
const passwordLogin = {
  ...login,
  body: v.object({
    ...login.body!.entries,
    email: v.pipe(v.string(), v.transform(cleanIdentifier), v.email()),
  }),
};

/** Signing in by password, in two steps for those who have a second factor. */
export const passwordLoginApi: ApiArea = (sandbox) => async (app) => {
  const { sessions, transactions } = sandbox;
  const throttle = createThrottle(sandbox.clock);

  registerDetachedEndpoint(app, sandbox, passwordLogin, false, async ({ body, request, reply }) => {
    const key = attemptKey('sign-in', request.ip, body.email);
    const seconds = await transactions.write((db) => throttle.begin(db, key));
    if (seconds > 0) throw tooManyAttempts(seconds);
    const user = await checkPassword(transactions, body.email, body.password);
    if (!user) throw invalid({ email: [say('credentials')] });
    if (user.twoFactorMethod !== null) {
      if (body.two_factor_code === undefined) {
        const wait = await transactions.write(async (db) => {
          await throttle.takeBack(db, key);
          return sendSecondFactor({ ...sandbox, db }, user, request.ip);
        });
        if (wait > 0) throw tooManyAttempts(wait);
        return {
          two_factor: true,
          two_factor_method: user.twoFactorMethod,
          two_factor_contact: maskEmail(user.email),
        };
      }
      const { two_factor_code: code } = body;
      if (!(await transactions.write((db) => takeSecondFactor({ ...sandbox, db }, user, code)))) {
        throw invalid({ two_factor_code: [say('second_factor')] });
      }
    }
    const session = await transactions.write(async (db) => {
      await throttle.clear(db, key);
      return sessions.signIn(db, request, reply, { userId: user.id, isRemembered: body.remember ?? false });
    });
    return { two_factor: false, expires_at: session.expiresAt.toISOString() };
  });
};

function tooManyAttempts(seconds: number): HttpError {
  const message = say('login_attempts', { wait: afterSeconds(seconds) });
  return new HttpError(429, message, {}, { 'retry-after': String(seconds) });
}

/** Signing in through the identity provider: its code becomes a session of ours, and no token leaves the server. */
export const federatedLoginApi: ApiArea = (sandbox) => async (app) => {
  const { identityAddress, origins, sessions, transactions } = sandbox;
  const provider = providerAt(origins.identity, identityAddress);

  registerDetachedEndpoint(app, sandbox, federatedLogin, false, async ({ body, request, reply }) => {
    const subject = await exchangeCode(provider, body);
    return transactions.write(async (db) => {
      const [user] =
        subject === undefined ? [] : await db.select().from(users).where(eq(users.subject, subject));
      if (!user) throw invalid({ code: [say('sign_in')] });
      const session = await sessions.signIn(db, request, reply, {
        userId: user.id,
        isRemembered: body.remember ?? false,
      });
      return { expires_at: session.expiresAt.toISOString() };
    });
  });
};

/** The session itself: its token, whether it is still valid, and its end. */
export const sessionApi: ApiArea = (sandbox) => async (app) => {
  registerOpenEndpoint(app, sandbox, getCsrfCookie, async ({ db, request, reply }) => {
    await sandbox.sessions.open(db, request, reply);
  });
  registerEndpoint(app, sandbox, checkAuth, (_call, { session }) => ({
    expires_at: session.expiresAt.toISOString(),
  }));
  registerEndpoint(app, sandbox, logout, async ({ db, request, reply }) => {
    await sandbox.sessions.signOut(db, request, reply);
  });
};

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
