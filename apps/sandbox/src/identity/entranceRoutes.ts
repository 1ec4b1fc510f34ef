import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { checkPassword } from '../auth/checkPassword.ts';
import { maskEmail, sendSecondFactor, takeSecondFactor } from '../auth/secondFactor.ts';
import { attemptKey, createThrottle } from '../auth/Throttle.ts';
import { type UserRow, users } from '../database/schema.ts';
import { type Entrance, factorPage, linksOf, loginPage } from './Entrance.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { tooManyTries, typedTexts } from './forms.ts';

const cookieName = 'my_air_id_factor';
const lifetimeMs = 10 * 60_000;

/** Signing in, step by step: the password, and the second factor of those who have one. */
export function entranceRoutes(app: FastifyInstance, context: IdentityContext, entrance: Entrance): void {
  const { sandbox, send } = context;
  const { db, transactions } = sandbox;
  const throttle = createThrottle(sandbox.clock);

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
    const key = attemptKey('sign-in', request.ip, email);
    const refuse = (status: number, mistake: string) =>
      send(reply.code(status), loginPage(links(request, reply), { email, mistake }));
    const askToWait = (seconds: number) => {
      reply.header('retry-after', String(seconds));
      return refuse(429, tooManyTries(seconds));
    };

    const seconds = await transactions.write((transaction) => throttle.begin(transaction, key));
    if (seconds > 0) return askToWait(seconds);
    const user = await checkPassword(transactions, email, password);
    if (!user) return refuse(422, 'The e-mail address or the password is wrong.');
    if (user.twoFactorMethod === null) {
      await transactions.write((transaction) => throttle.clear(transaction, key));
      return letIn(request, reply, user);
    }
    // Only the last factor ends the count: otherwise the right password would buy five more codes each time.
    const wait = await transactions.write(async (transaction) => {
      await throttle.takeBack(transaction, key);
      return sendSecondFactor({ ...sandbox, db: transaction }, user, request.ip);
    });
    if (wait > 0) return askToWait(wait);
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
    const { sent } = request.query as Record<string, unknown>;
    const notice = { tone: 'done', text: 'A new code was sent.' } as const;
    const contact = maskEmail(user.email);
    return send(reply, factorPage(links(request, reply), { contact, ...(sent !== undefined && { notice }) }));
  });

  app.post(`${entrance.route}/second-factor/again`, async (request, reply) => {
    await entrance.check(request, reply);
    const user = await halfway(request);
    const { login, factor } = links(request, reply);
    if (!user) return reply.redirect(login, 303);
    const seconds = await transactions.write((transaction) =>
      sendSecondFactor({ ...sandbox, db: transaction }, user, request.ip),
    );
    if (seconds === 0) return reply.redirect(`${factor}${factor.includes('?') ? '&' : '?'}sent=`, 303);
    reply.code(429).header('retry-after', String(seconds));
    const notice = { tone: 'wrong', text: tooManyTries(seconds) } as const;
    return send(reply, factorPage(links(request, reply), { contact: maskEmail(user.email), notice }));
  });

  app.post(`${entrance.route}/second-factor`, async (request, reply) => {
    await entrance.check(request, reply);
    const user = await halfway(request);
    if (!user) return reply.redirect(links(request, reply).login, 303);
    const { code = '' } = typedTexts(request.body);
    const key = attemptKey('sign-in', request.ip, user.email);
    const refuse = (status: number, mistake: string) =>
      send(
        reply.code(status),
        factorPage(links(request, reply), {
          contact: maskEmail(user.email),
          notice: { tone: 'wrong', text: mistake },
        }),
      );
    const seconds = await transactions.write((transaction) => throttle.begin(transaction, key));
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return refuse(429, tooManyTries(seconds));
    }
    const isRight = await transactions.write(async (transaction) => {
      const isTaken = await takeSecondFactor({ ...sandbox, db: transaction }, user, code);
      if (isTaken) await throttle.clear(transaction, key);
      return isTaken;
    });
    return isRight ? letIn(request, reply, user) : refuse(422, 'The code is wrong or no longer valid.');
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
