import type { Socket } from 'node:net';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type {
  ConnectionError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';

import type { Origins, Platform } from '../Platform.ts';
import type { Texts } from '../content/wireLocales.ts';
import { html } from '../html/html.ts';
import { documentOf, sendPage } from '../html/sendPage.ts';
import {
  addressToRetry,
  isShownAsUnavailable,
  unavailableText,
  unavailableTitle,
} from '../html/unavailablePage.ts';
import { HttpError, notFound, statusOf, toHttpError } from './HttpError.ts';
import { localeOf } from './localeOf.ts';
import { english, say } from './sentences.ts';
import type { LoggedRequest } from './RequestLog.ts';
import { hasDotSegment } from './hasDotSegment.ts';
import { isProbe } from './health.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of this request in the log, once it is there. */
    logged: Promise<number | undefined> | undefined;
  }
}

/** Headers whose values are secret. */
const privateHeaders = new Set(['cookie', 'authorization', 'x-xsrf-token']);

/** The style sheets of the listeners that have pages. */
const styles: Readonly<Partial<Record<keyof Origins, string>>> = {
  portal: '/sandbox/room.css',
  identity: '/identity.css',
  world: '/world.css',
};

/** One server with its areas, the shared cookies and the safe headers. */
export async function createListener(
  platform: Platform,
  name: keyof Origins,
  areas: readonly FastifyPluginAsync[],
): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: refuseUnread,
  });
  app.setErrorHandler((thrown, request, reply) => answerError(name, thrown, request, reply));
  app.setNotFoundHandler((request, reply) => reply.code(404).send(notFound().bodyIn(localeOf(request))));
  app.decorateRequest('endpointKey', undefined);
  app.decorateRequest('fault', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('caller', undefined);
  await app.register(cookie, {
    secret: await platform.secrets.recall('cookies', randomSecret),
    parseOptions: { secure: platform.origins[name].startsWith('https:') },
  });
  await app.register(multipart, {
    // Larger files arrive one byte too long, so that the endpoint can refuse them in its own words.
    limits: { files: 50, fileSize: 25_000_001, parts: 100 },
    throwFileSizeLimit: false,
    // A backslash is a letter of a name; what a path could do, `uploadName` takes away.
    preservePath: true,
  });
  // Short answers stay as they are, as do streams of events, which would be held back. Requests are not
  // unpacked: a few bytes could become any number of them.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  logRequests(app, platform, name);
  refuseForeignHosts(app, platform.origins[name], platform.allowedHosts);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    refuseNul(name, request.url);
    // No address of ours contains `..`: one that does is meant for another place than it says.
    const [path = ''] = request.url.split('?', 1);
    if (hasDotSegment(path)) throw notFound();
  });
  for (const area of areas) await app.register(area);
  return app;
}

function randomSecret() {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

/**
 * Refuses an address with NUL in it, which no text of the database can hold. The pages of the other listeners
 * refuse it wherever it is; the portal and the API have no such path, and clean the rest of what they read.
 */
function refuseNul(listener: keyof Origins, address: string): void {
  if (!address.includes('%00')) return;
  if (listener === 'identity' || listener === 'world')
    throw new HttpError(400, english('This is not an address.'));
  const [path = ''] = address.split('?', 1);
  if (path.includes('%00')) throw notFound();
}

/** Turns whatever a handler threw into an answer; it contains only what the caller may know. */
function answerError(listener: keyof Origins, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toHttpError(thrown, `${request.method} ${request.url}`);
  if (error instanceof HttpError && isShownAsUnavailable(error, request)) {
    return sendPage(reply.code(error.status).headers(error.headers), {
      title: unavailableTitle,
      theme: 'sheet',
      styles: styles[listener],
      body: html`<main class="sheet">
        <h1>${unavailableTitle}</h1>
        ${unavailableText(addressToRetry(request))}
      </main>`,
    });
  }
  if (error instanceof HttpError) {
    return reply
      .code(error.status)
      .headers(error.headers)
      .send(error.bodyIn(localeOf(request)));
  }
  const status = statusOf(error);
  if (status >= 500) console.error(`${request.method} ${request.url} failed`, error);
  // The words of Fastify for a refusal are English, and name its own parts.
  return reply.code(status).send({ message: refusalOf(status)[localeOf(request)] });
}

/** Answers a request that cannot even be read, such as one with too long an address: users see a page, and no JSON. */
function refuseUnread(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, title] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'This address is too long']
      : ['400 Bad Request', 'This address could not be read'];
  const body = documentOf({
    title,
    theme: 'sheet',
    body: html`<main class="sheet">
      <h1>${title}</h1>
      <p>Shorten it, or <a href="/">go to the first page</a>.</p>
    </main>`,
  }).text;
  const headers = [
    `HTTP/1.1 ${status}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: text/html; charset=utf-8',
    "Content-Security-Policy: default-src 'none'",
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** The sentence of a refusal of Fastify, and of a failure. */
function refusalOf(status: number): Texts {
  switch (status) {
    case 404:
      return say('not_found');
    case 413:
      return say('request_size');
    case 415:
      return say('request_type');
    default:
      return say(status < 500 ? 'request_form' : 'server');
  }
}

/**
 * Writes down every call of a listener. Calls of the API are in the log before their answer goes out, so that those
 * who have got it find them there, whichever instance they ask; the rest, and calls that were cut, soon after.
 */
function logRequests(app: FastifyInstance, { log }: Pick<Platform, 'log'>, listener: keyof Origins): void {
  const describe = (request: FastifyRequest, reply: FastifyReply, status: number | null): LoggedRequest => ({
    at: new Date().toISOString(),
    listener,
    method: request.method,
    path: request.url,
    endpoint: request.endpointKey ?? null,
    status,
    durationMs: Math.round(reply.elapsedTime),
    headers: publicHeaders(request.headers),
  });
  // While the database is unavailable, nothing is written down.
  const record = (entry: LoggedRequest) => log.record(entry).catch(() => undefined);

  app.decorateRequest('logged', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    const isOfApi = request.endpointKey !== undefined || /^\/(?:api|sanctum)\//.test(request.url);
    if (isOfApi && !request.logged) {
      request.logged = record(describe(request, reply, reply.statusCode));
      await request.logged;
    }
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request.url)) return;
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : null;
      void finish(request, describe(request, reply, status));
    });
  });

  async function finish(request: FastifyRequest, entry: LoggedRequest) {
    const id = await (request.logged ??= record(entry));
    if (id !== undefined && entry.status === null) await log.correct(id, entry).catch(() => {});
  }
}

function publicHeaders(headers: Readonly<Record<string, unknown>>) {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    privateHeaders.has(name) ? 'present' : String(value),
  ]);
  return Object.fromEntries(shown) as Record<string, string>;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests whose Host is neither this computer under the listener's port nor one of those that were named.
 * The name of another site can be made to point at this computer (DNS rebinding); its pages would then be of one
 * origin with the listener, so that neither cookies nor Origin could tell them from our own.
 */
function refuseForeignHosts(app: FastifyInstance, origin: string, named: readonly string[]): void {
  const port = new URL(origin).port || '80';
  const localHosts = loopbackNames.flatMap((name) => [`${name}:${port}`, ...(port === '80' ? [name] : [])]);
  const allowed = new Set([...localHosts, ...named.map((host) => host.toLowerCase())]);
  app.addHook('onRequest', async ({ headers, url }) => {
    if (isProbe(url) || allowed.has(headers.host?.toLowerCase() ?? '')) return;
    throw new HttpError(421, english('This server does not serve that host. ALLOWED_HOSTS names others.'));
  });
}
