import type { FastifyRequest } from 'fastify';

import { readReferral, referralQuery } from '../referral/readReferral.ts';
import type { AccountSession } from './accountSession.ts';
import type { Entrance } from './Entrance.ts';

/** The entrance of users who opened our own pages: at the end they go where they wanted, or to the portal. */
export function directEntrance(session: AccountSession, portalOrigin: string): Entrance {
  return {
    route: '/enter',
    path: () => '/enter',
    query: (request) => {
      const next = nextOf(request);
      const kept = new URLSearchParams({
        ...(next && { next }),
        ...referralQuery(readReferral(request.query)),
      });
      return kept.size === 0 ? '' : `?${kept.toString()}`;
    },
    check: async () => {},
    referral: async (request) => readReferral(request.query),
    admit: async (request, reply, user) => {
      await session.start(request, reply, user);
      const next = nextOf(request);
      if (next !== undefined && isOwnPath(next)) return next;
      const query = new URLSearchParams(referralQuery(readReferral(request.query))).toString();
      return `${portalOrigin}/${query && `?${query}`}`;
    },
  };
}

/** Whether an address stays with us: one slash and then a name, so that no other host can hide in it. */
function isOwnPath(path: string) {
  return /^\/[a-z-]+(\/[a-z_-]*)?$/.test(path);
}

function nextOf(request: FastifyRequest): string | undefined {
  const { next } = request.query as Record<string, unknown>;
  return typeof next === 'string' ? next : undefined;
}
