import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { HttpError } from '../http/HttpError.ts';

const cookieName = 'my_air_id_form';

/** The token that this browser's forms carry; the browser keeps its twin in a cookie that other sites cannot send. */
export function formToken(request: FastifyRequest, reply: FastifyReply): string {
  const kept = keptToken(request);
  if (kept !== undefined) return kept;
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(cookieName, token, { path: '/', httpOnly: true, sameSite: 'strict', signed: true });
  return token;
}

/** Refuses a form that did not come from a page of ours in this browser. */
export async function assertFormToken(request: FastifyRequest): Promise<void> {
  if (request.method !== 'POST') return;
  const kept = Buffer.from(keptToken(request) ?? '');
  const sent = Buffer.from(sentToken(request.body));
  const isOurs = kept.length > 0 && kept.length === sent.length && timingSafeEqual(kept, sent);
  if (!isOurs)
    throw new HttpError(403, 'This form is too old. Go back, load the page again and fill it in once more.');
}

function keptToken(request: FastifyRequest) {
  const cookie = request.cookies[cookieName];
  const { valid, value } = request.unsignCookie(cookie ?? '');
  return valid && value !== null ? value : undefined;
}

function sentToken(body: unknown) {
  const isForm = typeof body === 'object' && body !== null && 'token' in body;
  return isForm && typeof body.token === 'string' ? body.token : '';
}
