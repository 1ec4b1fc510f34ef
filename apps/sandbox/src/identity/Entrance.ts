import type { FastifyReply, FastifyRequest } from 'fastify';

import type { UserRow } from '../database/schema.ts';
import type { Referral } from '../referral/readReferral.ts';

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
