import { login } from '@my-air/api-client/contract';

import { HttpError, invalid } from '../http/HttpError.ts';
import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { Part } from '../Sandbox.ts';
import { maskEmail } from '../user/maskEmail.ts';
import { checkPassword } from './checkPassword.ts';
import { sendSecondFactor, takeSecondFactor } from './secondFactor.ts';

/** Signing in by password, in two steps for those who have a second factor. */
export const passwordLoginApi: Part = (sandbox) => async (app) => {
  const { db, sessions, throttle } = sandbox;

  registerOpenEndpoint(app, sandbox, login, async ({ body, request, reply }) => {
    const key = `${request.ip} ${body.email.toLowerCase()}`;
    const seconds = throttle.waitFor(key);
    if (seconds > 0) {
      const message = `Too many login attempts. Please try again in ${seconds} seconds.`;
      throw new HttpError(429, message, {}, { 'retry-after': String(seconds) });
    }
    const user = await checkPassword(db, body.email, body.password);
    if (!user) {
      throttle.fail(key);
      throw invalid({ email: ['These credentials do not match our records.'] });
    }
    if (user.twoFactorMethod !== null) {
      if (body.two_factor_code === undefined) {
        await sendSecondFactor(sandbox, user);
        return {
          two_factor: true,
          two_factor_method: user.twoFactorMethod,
          two_factor_contact: maskEmail(user.email),
        };
      }
      if (!(await takeSecondFactor(sandbox, user, body.two_factor_code))) {
        throttle.fail(key);
        throw invalid({ two_factor_code: ['The code is wrong or no longer valid.'] });
      }
    }
    throttle.clear(key);
    const session = await sessions.signIn(request, reply, {
      userId: user.id,
      isRemembered: body.remember ?? false,
    });
    return { two_factor: false, expires_at: session.expiresAt.toISOString() };
  });
};
