import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { checkPassword } from '../auth/checkPassword.ts';
import { createLoginThrottle } from '../auth/LoginThrottle.ts';
import { maskEmail, sendSecondFactor, takeSecondFactor } from '../auth/secondFactor.ts';
import { type UserRow, users } from '../database/schema.ts';
import { type Entrance, factorPage, linksOf, loginPage } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { typedTexts } from './forms.ts';

const cookieName = 'my_air_id_factor';
const lifetimeMs = 10 * 60_000;

/** Signing in, step by step: the password, and the second factor of those who have one. */
export function entranceRoutes(app: FastifyInstance, context: IdentityContext, entrance: Entrance): void {
  const { sandbox, send } = context;
  const { db, transactions } = sandbox;
  const throttle = createLoginThrottle(sandbox.clock);

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
    const user = await db.query.users.findFirst({ where: eq(users.id, userId ?? 0) });
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

/** Notes in a signed cookie that the password was right, while the second factor is still to come. */
function rememberPassedPassword(reply: FastifyReply, user: UserRow, now: Date): void {
  const value = `${user.id}.${now.getTime() + lifetimeMs}`;
  reply.setCookie(cookieName, value, { path: '/', httpOnly: true, sameSite: 'strict', signed: true });
}

/** The user whose password this browser has just entered correctly. */
function passedPassword(request: FastifyRequest, now: Date): number | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[cookieName] ?? '');
  if (!valid || value === null) return undefined;
  const [userId = 0, until = 0] = value.split('.', 2).map(Number);
  return until > now.getTime() ? userId : undefined;
}
