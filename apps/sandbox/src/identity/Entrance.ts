import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { UserRow } from '../database/schema.ts';
import { readReferral, type Referral, referralQuery } from '../referral/readReferral.ts';
import type { AccountSession } from './accountSession.ts';
import { formToken } from './formToken.ts';
import type { EntranceLinks } from './pages/entrancePages.ts';

/** An entrance: the path of its pages, and where users go after the sign-in. */
export interface Entrance {
  /** The prefix of its pages' paths in Fastify. */
  readonly route: string;
  /** The same path for one request, with its values. */
  path(request: FastifyRequest): string;
  /** The query that the addresses of the pages have to keep. */
  query(request: FastifyRequest): string;
  /** Throws when this entrance is no longer open. */
  check(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The referral link that the user came by. */
  referral(request: FastifyRequest, reply: FastifyReply): Promise<Referral | undefined>;
  /** Signs the user in. @returns the address that they go to now */
  admit(request: FastifyRequest, reply: FastifyReply, user: UserRow, isNew: boolean): Promise<string>;
}

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

/** The entrance of users who opened our own pages: at the end they go where they wanted, or to the portal. */
export function directEntrance(session: AccountSession, portalOrigin: string): Entrance {
  return {
    route: '/enter',
    path: () => '/enter',
    query: (request) => {
      const kept = new URLSearchParams(textsOf(request.query));
      return kept.size === 0 ? '' : `?${kept.toString()}`;
    },
    check: async () => {},
    referral: async (request) => readReferral(request.query),
    admit: async (request, reply, user) => {
      await session.start(request, reply, user);
      const next = nextOf(request);
      if (next !== undefined) return next;
      const query = new URLSearchParams(referralQuery(readReferral(request.query))).toString();
      return `${portalOrigin}/${query && `?${query}`}`;
    },
  };
}

/** Whether an address stays with us: one slash and then a name, so that no other host can hide in it. */
function isOwnPath(path: string) {
  return /^\/[a-z-]+(\/[a-z_-]*)?$/.test(path);
}

/** The parameters of an address, each once; a campaign's own go along from page to page. */
export function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The page of ours that the user wanted; undefined where the address names none. */
export function nextOf(request: FastifyRequest): string | undefined {
  const { next } = request.query as Record<string, unknown>;
  return typeof next === 'string' && isOwnPath(next) ? next : undefined;
}

/** The addresses of an entrance's steps for a request. */
export function linksOf(entrance: Entrance) {
  return (request: FastifyRequest, reply: FastifyReply): EntranceLinks => {
    const [path, query] = [entrance.path(request), entrance.query(request)];
    return {
      token: formToken(request, reply),
      login: `${path}/login${query}`,
      factor: `${path}/second-factor${query}`,
      register: `${path}/register${query}`,
    };
  };
}
