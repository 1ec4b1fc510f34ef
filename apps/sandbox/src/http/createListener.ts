import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';

import type { Origins, Part, Sandbox } from '../Sandbox.ts';
import { answerError } from './answerError.ts';
import { hasDotSegment } from './hasDotSegment.ts';
import { notFound } from './HttpError.ts';
import { logRequests } from './logRequests.ts';
import { refuseForeignHosts } from './refuseForeignHosts.ts';
import { refuseNul } from './refuseNul.ts';

/** One server with its parts, the shared cookies and the safe headers. */
export async function createListener(
  sandbox: Sandbox,
  name: keyof Origins,
  parts: readonly Part[],
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  app.setErrorHandler((thrown, request, reply) => answerError(name, thrown, request, reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));
  app.decorateRequest('endpointKey', undefined);
  app.decorateRequest('fault', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('caller', undefined);
  await app.register(cookie, { secret: await sandbox.secrets.recall('cookies', randomSecret) });
  await app.register(multipart, {
    // Larger files arrive one byte too long, so that the endpoint can refuse them in its own words.
    limits: { files: 50, fileSize: 25_000_001, parts: 100 },
    throwFileSizeLimit: false,
  });
  // Short answers stay as they are, as do streams of events, which would be held back. Requests are not
  // unpacked: a few bytes could become any number of them.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  logRequests(app, sandbox, name);
  refuseForeignHosts(app, sandbox.origins[name], sandbox.allowedHosts);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    refuseNul(name, request.url);
    // No address of ours contains `..`: one that does is meant for another place than it says.
    const [path = ''] = request.url.split('?', 1);
    if (hasDotSegment(path)) throw notFound();
  });
  for (const part of parts) await app.register(part(sandbox));
  return app;
}

function randomSecret() {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}
