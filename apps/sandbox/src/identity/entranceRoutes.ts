import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';

import { checkPassword } from '../auth/checkPassword.ts';
import { sendSecondFactor, takeSecondFactor } from '../auth/secondFactor.ts';
import { users, type UserRow } from '../database/schema.ts';
import { maskEmail } from '../user/maskEmail.ts';
import type { Entrance } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { linksOf } from './linksOf.ts';
import { factorPage, loginPage } from './pages/entrancePages.ts';
import { passedPassword, rememberPassedPassword } from './passedPassword.ts';
import { typedTexts } from './readForm.ts';

/** Signing in, step by step: the password, and the second factor of those who have one. */
export function entranceRoutes(app: FastifyInstance, context: IdentityContext, entrance: Entrance): void {
  const { sandbox, send } = context;
  const { db, throttle, transactions } = sandbox;

  const links = linksOf(entrance);
  const letIn = async (request: FastifyRequest, reply: FastifyReply, user: UserRow) =>
    reply.redirect(await entrance.admit(request, reply, user, false), 303);

  app.get(`${entrance.route}/login`, async (request, reply) => {
    await entrance.check(request, reply);
    return send(reply, loginPage(links(request, reply)));
  });

  app.post(`${entrance.route}/login`, async (request, reply) => {
    await entrance.check(request, reply);
    const { email = '', password = '' } = typedTexts(request.body);
    const key = `${request.ip} ${email.toLowerCase()}`;
    const refuse = (status: number, mistake: string) =>
      send(reply.code(status), loginPage(links(request, reply), { email, mistake }));

    const seconds = await transactions.write((transaction) => throttle.begin(transaction, key));
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return refuse(429, `Too many tries. Wait ${seconds} seconds and try again.`);
    }
    const user = await checkPassword(transactions, email, password);
    if (!user) return refuse(422, 'The e-mail address or the password is wrong.');
    await transactions.write((transaction) => throttle.clear(transaction, key));
    if (user.twoFactorMethod === null) return letIn(request, reply, user);
    await transactions.write((transaction) => sendSecondFactor({ ...sandbox, db: transaction }, user));
    rememberPassedPassword(reply, user, sandbox.clock.now());
    return reply.redirect(links(request, reply).factor, 303);
  });

  const halfway = async (request: FastifyRequest) => {
    const userId = passedPassword(request, sandbox.clock.now());
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, userId ?? 0));
    return user;
  };

  app.get(`${entrance.route}/second-factor`, async (request, reply) => {
    await entrance.check(request, reply);
    const user = await halfway(request);
    if (!user) return reply.redirect(links(request, reply).login, 303);
    return send(reply, factorPage(links(request, reply), { contact: maskEmail(user.email) }));
  });

  app.post(`${entrance.route}/second-factor`, async (request, reply) => {
    await entrance.check(request, reply);
    const user = await halfway(request);
    if (!user) return reply.redirect(links(request, reply).login, 303);
    const { code = '' } = typedTexts(request.body);
    const isRight = await transactions.write((transaction) =>
      takeSecondFactor({ ...sandbox, db: transaction }, user, code),
    );
    if (isRight) return letIn(request, reply, user);
    const mistake = 'The code is wrong or no longer valid.';
    return send(
      reply.code(422),
      factorPage(links(request, reply), { contact: maskEmail(user.email), mistake }),
    );
  });
}
