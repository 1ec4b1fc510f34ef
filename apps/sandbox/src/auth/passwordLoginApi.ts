import { login } from '@my-air/api-client/contract';

import { HttpError } from '../http/HttpError.ts';
import { refuseField } from '../http/refuseField.ts';
import { registerDetachedEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { maskEmail } from '../user/maskEmail.ts';
import { checkPassword } from './checkPassword.ts';
import { createLoginThrottle } from './LoginThrottle.ts';
import { sendSecondFactor, takeSecondFactor } from './secondFactor.ts';

/** Signing in by password, in two steps for those who have a second factor. */
export const passwordLoginApi: ApiArea = (sandbox) => async (app) => {
  const { sessions, transactions } = sandbox;
  const throttle = createLoginThrottle(sandbox.clock);

  registerDetachedEndpoint(app, sandbox, login, false, async ({ body, locale, request, reply }) => {
    const key = `${request.ip} ${body.email.toLowerCase()}`;
    const seconds = await transactions.write((db) => throttle.begin(db, key));
    if (seconds > 0) {
      const message = `Too many login attempts. Please try again in ${seconds} seconds.`;
      throw new HttpError(429, message, {}, { 'retry-after': String(seconds) });
    }
    const user = await checkPassword(transactions, body.email, body.password);
    if (!user) throw refuseField('email', 'credentials', locale);
    if (user.twoFactorMethod !== null) {
      if (body.two_factor_code === undefined) {
        await transactions.write(async (db) => {
          await throttle.takeBack(db, key);
          await sendSecondFactor({ ...sandbox, db }, user);
        });
        return {
          two_factor: true,
          two_factor_method: user.twoFactorMethod,
          two_factor_contact: maskEmail(user.email),
        };
      }
      const { two_factor_code: code } = body;
      if (!(await transactions.write((db) => takeSecondFactor({ ...sandbox, db }, user, code)))) {
        throw refuseField('two_factor_code', 'second_factor', locale);
      }
    }
    const session = await transactions.write(async (db) => {
      await throttle.clear(db, key);
      return sessions.signIn(db, request, reply, { userId: user.id, isRemembered: body.remember ?? false });
    });
    return { two_factor: false, expires_at: session.expiresAt.toISOString() };
  });
};
