import type { FastifyReply, FastifyRequest } from 'fastify';

import type { UserRow } from '../database/schema.ts';

const cookieName = 'my_air_id_factor';
const lifetimeMs = 10 * 60_000;

/** Notes in a signed cookie that the password was right, while the second factor is still to come. */
export function rememberPassedPassword(reply: FastifyReply, user: UserRow, now: Date): void {
  const value = `${user.id}.${now.getTime() + lifetimeMs}`;
  reply.setCookie(cookieName, value, { path: '/', httpOnly: true, sameSite: 'strict', signed: true });
}

/** The user whose password this browser has just entered correctly. */
export function passedPassword(request: FastifyRequest, now: Date): number | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[cookieName] ?? '');
  if (!valid || value === null) return undefined;
  const [userId = 0, until = 0] = value.split('.', 2).map(Number);
  return until > now.getTime() ? userId : undefined;
}
