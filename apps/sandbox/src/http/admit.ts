import { timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SessionRow } from '../database/schema.ts';
import type { ApiPlatform } from '../Platform.ts';
import { findCaller } from '../session/findCaller.ts';
import type { AnyEndpoint } from './AnyEndpoint.ts';
import type { Caller } from './Call.ts';
import type { Fault } from './FaultSource.ts';
import { HttpError } from './HttpError.ts';
import { english, say } from './sentences.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Method and path as the contract writes them. */
    endpointKey: string | undefined;
    /** The fault of this call, made on purpose. */
    fault: Fault | undefined;
    /** The session that the call came with. */
    session: SessionRow | undefined;
    /** The caller, once that is known. */
    caller: Caller | undefined;
  }
}

/**
 * Decides whether a call gets in, before its body is read: planned faults first, then the cross-site token of a
 * writing call, then whether staff may do it on behalf of others, then who is calling.
 */
export async function admit(
  sandbox: ApiPlatform,
  endpoint: AnyEndpoint,
  needsUser: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  request.endpointKey = endpoint.key;
  const fault = await sandbox.faults.take(endpoint, request.url);
  request.fault = fault;
  if (fault?.delayMs !== undefined) await setTimeout(fault.delayMs);
  if (fault?.headers) reply.headers(fault.headers);
  if (fault?.status !== undefined && !fault.dropAnswer) return sendRefusal(reply, fault.status, fault.body);
  const session = await sandbox.transactions.read((db) => sandbox.sessions.find(db, request));
  request.session = session;
  if (request.method !== 'GET' && !hasToken(request, session)) {
    throw new HttpError(419, english('CSRF token mismatch.'));
  }
  refuseImpersonation(endpoint, session);
  if (!needsUser) return;
  if (session?.userId == null) throw new HttpError(401, say('unauthenticated'));
  request.caller = await sandbox.transactions.read(async (db) =>
    findCaller(db, await sandbox.sessions.extend(db, session)),
  );
}

/** A text goes out as it is, still called JSON, so that an answer can be broken. */
function sendRefusal(reply: FastifyReply, status: number, body: unknown) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body));
}

function hasToken(request: FastifyRequest, session: SessionRow | undefined) {
  const header = request.headers['x-xsrf-token'];
  if (session === undefined || typeof header !== 'string') return false;
  const sent = Buffer.from(decoded(header));
  const expected = Buffer.from(session.csrfToken);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Refuses a call that legally binds the user when a member of staff acts on their behalf. */
function refuseImpersonation({ binds }: AnyEndpoint, session: SessionRow | undefined): void {
  if (!binds || session === undefined || session.impersonatorId === null) return;
  throw new HttpError(403, say('impersonation'), {
    code: 'impersonation_refused',
  });
}
