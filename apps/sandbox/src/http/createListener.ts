import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';

import type { Origins, Part, Sandbox } from '../Sandbox.ts';
import { answerError } from './answerError.ts';
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
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));
  app.decorateRequest('endpointKey', undefined);
  app.decorateRequest('fault', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('caller', undefined);
  await app.register(cookie, { secret: await sandbox.secrets.recall('cookies', randomSecret) });
  await app.register(multipart, {
    // What is larger comes one byte too long, so that the endpoint can say in its own words that it is.
    limits: { files: 50, fileSize: 25_000_001, parts: 100 },
    throwFileSizeLimit: false,
  });
  // What is short stays as it is, and so does a stream of events, which would be held back. Requests are not unpacked:
  // a few bytes could become any number of them.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  logRequests(app, sandbox, name);
  refuseForeignHosts(app, sandbox.origins[name], sandbox.allowedHosts);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    refuseNul(name, request.url);
  });
  for (const part of parts) await app.register(part(sandbox));
  return app;
}

function randomSecret() {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}
