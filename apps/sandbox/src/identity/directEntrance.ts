import type { FastifyRequest } from 'fastify';

import type { AccountSession } from './accountSession.ts';
import type { Entrance } from './Entrance.ts';

/** The way in of someone who opened our own pages: at the end they go where they wanted, or to the portal. */
export function directEntrance(session: AccountSession, portalOrigin: string): Entrance {
  return {
    route: '/enter',
    path: () => '/enter',
    query: (request) => {
      const { next, ref } = queryOf(request);
      const kept = new URLSearchParams({ ...(next && { next }), ...(ref && { ref }) });
      return kept.size === 0 ? '' : `?${kept.toString()}`;
    },
    check: async () => {},
    referralCode: async (request) => queryOf(request).ref,
    admit: async (request, reply, user) => {
      await session.start(request, reply, user);
      const { next, ref } = queryOf(request);
      if (next !== undefined && isOwnPath(next)) return next;
      return ref === undefined
        ? `${portalOrigin}/`
        : `${portalOrigin}/?${new URLSearchParams({ ref }).toString()}`;
    },
  };
}

/** Whether an address stays with us: one slash and then a name, so that no other host can hide in it. */
function isOwnPath(path: string) {
  return /^\/[a-z-]+(\/[a-z_-]*)?$/.test(path);
}

function queryOf(request: FastifyRequest): { next?: string; ref?: string } {
  const query = request.query as Record<string, unknown>;
  return {
    ...(typeof query.next === 'string' ? { next: query.next } : {}),
    ...(typeof query.ref === 'string' ? { ref: query.ref.slice(0, 64) } : {}),
  };
}
