import type { FastifyInstance } from 'fastify';

import { isProbe } from './health.ts';
import { HttpError } from './HttpError.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests whose Host is neither this computer under the listener's port nor one of those that were named.
 * The name of another site can be made to point at this computer (DNS rebinding); its pages would then be of one
 * origin with the listener, so that neither cookies nor Origin could tell them from our own.
 */
export function refuseForeignHosts(app: FastifyInstance, origin: string, named: readonly string[]): void {
  const port = new URL(origin).port || '80';
  const localHosts = loopbackNames.flatMap((name) => [`${name}:${port}`, ...(port === '80' ? [name] : [])]);
  const allowed = new Set([...localHosts, ...named.map((host) => host.toLowerCase())]);
  app.addHook('onRequest', async ({ headers, url }) => {
    if (isProbe(url) || allowed.has(headers.host?.toLowerCase() ?? '')) return;
    throw new HttpError(421, 'This server does not serve that host. ALLOWED_HOSTS names others.');
  });
}
