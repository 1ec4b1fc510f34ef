import { federatedLogin } from '@my-air/api-client/contract';
import { eq } from 'drizzle-orm';

import { users } from '../database/schema.ts';
import { refuseField } from '../http/refuseField.ts';
import { registerDetachedEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { exchangeCode, providerAt } from './exchangeCode.ts';

/** Signing in through the identity provider: its code becomes a session of ours, and no token leaves the server. */
export const federatedLoginApi: ApiArea = (sandbox) => async (app) => {
  const { identityAddress, origins, sessions, transactions } = sandbox;
  const provider = providerAt(origins.identity, identityAddress);

  registerDetachedEndpoint(app, sandbox, federatedLogin, false, async ({ body, locale, request, reply }) => {
    const subject = await exchangeCode(provider, body);
    return transactions.write(async (db) => {
      const [user] =
        subject === undefined ? [] : await db.select().from(users).where(eq(users.subject, subject));
      if (!user) throw refuseField('code', 'sign_in', locale);
      const session = await sessions.signIn(db, request, reply, {
        userId: user.id,
        isRemembered: body.remember ?? false,
      });
      return { expires_at: session.expiresAt.toISOString() };
    });
  });
};
