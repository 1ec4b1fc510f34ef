import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import { readReferral } from '../referral/readReferral.ts';
import type { Entrance } from './Entrance.ts';

/** The entrance of users whom a client has redirected here: at the end they go back to it. */
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
    referral: async (request, reply) => readReferral((await details(request, reply)).params),
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
