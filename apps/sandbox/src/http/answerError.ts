import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendPage } from '../html/sendPage.ts';
import {
  addressToRetry,
  isShownAsUnavailable,
  unavailableText,
  unavailableTitle,
} from '../html/unavailablePage.ts';
import { html } from '../html/html.ts';
import type { Origins } from '../Sandbox.ts';
import { HttpError } from './HttpError.ts';
import { toHttpError } from './toHttpError.ts';

/** The style sheets of the listeners that have pages. */
const styles: Readonly<Partial<Record<keyof Origins, string>>> = {
  portal: '/sandbox/room.css',
  identity: '/identity.css',
  world: '/world.css',
};

/** Turns whatever a handler threw into an answer; it contains only what the caller may know. */
export function answerError(
  listener: keyof Origins,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const error = toHttpError(thrown, `${request.method} ${request.url}`);
  if (error instanceof HttpError && isShownAsUnavailable(error, request)) {
    return sendPage(reply.code(error.status).headers(error.headers), {
      title: unavailableTitle,
      look: 'sheet',
      styles: styles[listener],
      body: html`<main class="sheet">
        <h1>${unavailableTitle}</h1>
        ${unavailableText(addressToRetry(request))}
      </main>`,
    });
  }
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
