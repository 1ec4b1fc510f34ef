import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { Entrance } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { linksOf } from './linksOf.ts';
import { registerPage } from './pages/entrancePages.ts';
import { Password } from './Password.ts';
import { readForm } from './readForm.ts';
import { registerPerson } from './registerPerson.ts';

const Registration = v.object({
  name: v.pipe(
    v.string('Tell us your name.'),
    v.trim(),
    v.nonEmpty('Tell us your name.'),
    v.maxLength(100, 'Use at most 100 characters.'),
  ),
  email: v.pipe(
    v.string('Type your e-mail address.'),
    v.trim(),
    v.email('This is not an e-mail address.'),
    v.maxLength(254, 'Use at most 254 characters.'),
  ),
  password: Password,
});

/** Making an account, as a step of an entrance. */
export function registrationRoutes(
  app: FastifyInstance,
  { sandbox, send }: IdentityContext,
  entrance: Entrance,
): void {
  const links = linksOf(entrance);

  app.get(`${entrance.route}/register`, async (request, reply) => {
    await entrance.check(request, reply);
    return send(reply, registerPage(links(request, reply)));
  });

  app.post(`${entrance.route}/register`, async (request, reply) => {
    await entrance.check(request, reply);
    const reading = readForm(Registration, request.body);
    if (!reading.isValid) return send(reply.code(422), registerPage(links(request, reply), reading));
    const referral = await entrance.referral(request, reply);
    const user = await registerPerson(sandbox, { ...reading.values, referral });
    if (user) return reply.redirect(await entrance.admit(request, reply, user, true), 303);
    const mistakes = { email: 'There is an account with this address already. Sign in instead.' };
    return send(reply.code(422), registerPage(links(request, reply), { typed: reading.values, mistakes }));
  });
}
