import type { FastifyReply, FastifyRequest } from 'fastify';

import { HttpError } from './HttpError.ts';
import { toHttpError } from './toHttpError.ts';

/** Turns whatever a handler threw into an answer; only what is the caller's business is told. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toHttpError(thrown, `${request.method} ${request.url}`);
  if (error instanceof HttpError) return reply.code(error.status).headers(error.headers).send(error.body);
  const status = statusOf(error);
  if (error instanceof Error && status < 500) return reply.code(status).send({ message: error.message });
  console.error(`${request.method} ${request.url} failed`, error);
  return reply.code(500).send({ message: 'Server Error' });
}

function statusOf(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
