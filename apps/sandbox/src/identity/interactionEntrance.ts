import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { Entrance } from './Entrance.ts';

/** The way in of someone whom a client has sent: at the end they go back to it. */
export function interactionEntrance(provider: Provider): Entrance {
  const details = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw);

  return {
    route: '/interaction/:uid',
    path: (request) => `/interaction/${uidOf(request)}`,
    query: () => '',
    check: async (request, reply) => {
      await details(request, reply);
    },
    referralCode: async (request, reply) => {
      const { ref } = (await details(request, reply)).params;
      return typeof ref === 'string' ? ref : undefined;
    },
    admit: (request, reply, user, isNew) =>
      provider.interactionResult(
        request.raw,
        reply.raw,
        { login: { accountId: user.subject }, ...(isNew ? { create: {} } : {}) },
        { mergeWithLastSubmission: false },
      ),
  };
}

function uidOf(request: FastifyRequest) {
  const { uid } = request.params as { uid: string };
  return encodeURIComponent(uid);
}
