import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { checkPassword } from '../../auth/checkPassword.ts';
import { attemptKey, createThrottle } from '../../auth/Throttle.ts';
import { type UserRow, users } from '../../database/schema.ts';
import { html } from '../../html/html.ts';
import { type Field, form, formToken, type Mistakes, newPassword, readForm, tooManyTries } from '../forms.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { IdentityPage } from '../pages/identityPage.ts';
import { Password, replacePassword } from '../replacePassword.ts';
import { savedNotice } from './formPages.ts';

const NewPassword = v.object({
  current_password: v.pipe(
    v.string('Type your present password.'),
    v.nonEmpty('Type your present password.'),
  ),
  password: Password,
});

const passwordFields: readonly Field[] = [
  {
    name: 'current_password',
    label: 'Present password',
    type: 'password',
    autocomplete: 'current-password',
  },
  { ...newPassword, hint: 'At least 10 characters. You will be signed out everywhere else.' },
];

/** The password and the second factor of an account. */
export function securityRoutes(
  app: FastifyInstance,
  { sandbox, send, session, requireUser }: IdentityContext,
): void {
  const { transactions } = sandbox;
  const throttle = createThrottle(sandbox.clock);

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    { mistakes, notice }: { mistakes?: Mistakes; notice?: IdentityPage['notice'] } = {},
  ) {
    const token = formToken(request, reply);
    const isFactorOn = user.twoFactorMethod !== null;
    return send(reply, {
      title: 'Security',
      user,
      current: '/security',
      notice: notice ?? savedNotice(request),
      body: html`<section>
          <h2>Password</h2>
          ${form({
            action: '/security/password',
            token,
            submit: 'Change the password',
            fields: passwordFields,
            mistakes,
          })}
        </section>
        <section>
          <h2>Second factor</h2>
          <p>
            ${isFactorOn ? `On: a code goes to ${user.email} at every sign-in.` : 'Off: the password is enough.'}
          </p>
          ${form({
            action: '/security/second-factor',
            token,
            submit: isFactorOn ? 'Switch it off' : 'Switch it on',
            hidden: { is_on: isFactorOn ? '0' : '1' },
            isQuiet: true,
          })}
        </section>`,
    });
  }

  app.get('/security', async (request, reply) => {
    const user = await requireUser(request, reply);
    return user ? show(request, reply, user) : reply;
  });

  app.post('/security/password', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    const reading = readForm(NewPassword, request.body);
    if (!reading.isValid) return show(request, reply.code(422), user, { mistakes: reading.mistakes });
    const { current_password, password } = reading.values;
    const refuse = (status: number, mistake: string) =>
      show(request, reply.code(status), user, { mistakes: { current_password: mistake } });
    const wrong = 'This is not your present password.';
    // Counted together with the sign-ins, where the same password can be guessed.
    const key = attemptKey('sign-in', request.ip, user.email);
    const seconds = await transactions.write((db) => throttle.begin(db, key));
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return refuse(429, tooManyTries(seconds));
    }
    const checked = await checkPassword(transactions, user.email, current_password);
    if (!checked) return refuse(422, wrong);
    // Only the password that was checked is replaced, not one that was chosen in the meantime.
    const sessionId = await session.id(request, reply);
    if (!(await replacePassword(sandbox, checked, password, sessionId))) return refuse(422, wrong);
    await transactions.write((db) => throttle.clear(db, key));
    return reply.redirect('/security?saved', 303);
  });

  app.post('/security/second-factor', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    const { is_on } = request.body as Record<string, unknown>;
    const twoFactorMethod = is_on === '1' ? 'email' : null;
    const seconds = await transactions.write(async (db) => {
      const wait = await throttle.begin(db, attemptKey('second-factor', request.ip, user.email));
      if (wait === 0) await db.update(users).set({ twoFactorMethod }).where(eq(users.id, user.id));
      return wait;
    });
    if (seconds > 0) {
      reply.code(429).header('retry-after', String(seconds));
      return show(request, reply, user, { notice: { tone: 'wrong', text: tooManyTries(seconds) } });
    }
    return reply.redirect('/security?saved', 303);
  });
}
