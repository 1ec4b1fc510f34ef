import { dateFormats } from '@my-air/api-client/contract';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { attemptKey, createThrottle } from '../auth/Throttle.ts';
import { partners, pendingModals, referralLinks, type UserRow, users } from '../database/schema.ts';
import { emptyBalance } from '../personas/Persona.ts';
import type { Platform } from '../Platform.ts';
import { keepVisit, type Referral } from '../referral/visits.ts';
import { localeOf } from '../http/localeOf.ts';
import { PersonName, timezoneNamed } from './account/formPages.ts';
import { type Entrance, linksOf, registerPage } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { EmailAddress, readForm, tooManyTries } from './forms.ts';
import { Password } from './replacePassword.ts';
import { sendVerification } from './verificationRoutes.ts';

interface NewAccount extends Pick<UserRow, 'locale' | 'timezone' | 'dateFormat'> {
  name: string;
  email: string;
  password: string;
  /** The link that the user came by. */
  referral?: Referral | undefined;
}

const Registration = v.object({
  name: PersonName,
  email: EmailAddress,
  password: Password,
  // As the browser says; an unknown zone or format is as good as none.
  timezone: v.optional(v.pipe(v.string(), v.transform(timezoneNamed))),
  date_format: v.fallback(v.optional(v.picklist(dateFormats)), undefined),
});

/** Making an account, as a step of an entrance. */
export function registrationRoutes(
  app: FastifyInstance,
  { sandbox, send }: IdentityContext,
  entrance: Entrance,
): void {
  const links = linksOf(entrance);
  const throttle = createThrottle(sandbox.clock);

  app.get(`${entrance.route}/register`, async (request, reply) => {
    await entrance.check(request, reply);
    return send(reply, registerPage(links(request, reply)));
  });

  app.post(`${entrance.route}/register`, async (request, reply) => {
    await entrance.check(request, reply);
    const reading = readForm(Registration, request.body);
    if (!reading.isValid) return send(reply.code(422), registerPage(links(request, reply), reading));
    const { email } = reading.values;
    const refuse = (status: number, mistake: string) =>
      send(
        reply.code(status),
        registerPage(links(request, reply), { typed: reading.values, mistakes: { email: mistake } }),
      );
    const key = attemptKey('letter', request.ip, email);
    const seconds = await sandbox.transactions.write((db) => throttle.begin(db, key));
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return refuse(429, tooManyTries(seconds));
    }
    const referral = await entrance.referral(request, reply);
    const { timezone = 'UTC', date_format: dateFormat = 'US' } = reading.values;
    const locale = localeOf(request);
    const user = await registerPerson(sandbox, { ...reading.values, locale, timezone, dateFormat, referral });
    if (user) return reply.redirect(await entrance.admit(request, reply, user, true), 303);
    return refuse(422, 'There is an account with this address already. Sign in instead.');
  });
}

/** Makes an account and sends the letter that proves its address. Undefined when the address has one already. */
async function registerPerson(sandbox: Platform, registration: NewAccount): Promise<UserRow | undefined> {
  const { clock, transactions } = sandbox;
  const { name, email, password, locale, timezone, dateFormat, referral } = registration;
  const passwordHash = await hash(password);
  return transactions.write(async (transaction) => {
    const [added] = await transaction
      .insert(users)
      .values({
        subject: crypto.randomUUID(),
        name,
        email: email.toLowerCase(),
        passwordHash,
        locale,
        timezone,
        dateFormat,
        referralCode: referral?.code ?? null,
        createdAt: clock.now(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!added) return undefined;
    const [partner] = await transaction
      .insert(partners)
      .values({
        userId: added.id,
        name,
        balance: emptyBalance,
        leadOrigin: referral ? 'referral' : 'website',
      })
      .returning();
    await transaction.insert(pendingModals).values({ partnerId: partner!.id, name: 'connect_youtube' });
    if (referral) {
      const [link] = await transaction
        .select({ id: referralLinks.id })
        .from(referralLinks)
        .where(eq(referralLinks.marker, referral.code));
      if (link) {
        await keepVisit(transaction, {
          linkId: link.id,
          source: referral.source,
          kind: 'registration',
          now: clock.now(),
        });
      }
    }
    await sendVerification({ ...sandbox, db: transaction }, added);
    return added;
  });
}
