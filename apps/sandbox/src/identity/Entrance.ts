import type { FastifyReply, FastifyRequest } from 'fastify';

import type { UserRow } from '../database/schema.ts';
import type { Referral } from '../referral/readReferral.ts';

/** A way in: where its pages stand, and where a person goes who has come through. */
export interface Entrance {
  /** Fastify's path below which the pages of this way in stand. */
  readonly route: string;
  /** The same path for one request, with its values. */
  path(request: FastifyRequest): string;
  /** What the pages have to carry along in the address. */
  query(request: FastifyRequest): string;
  /** Whether this way in is still open; throws when it is not. */
  check(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The referral link that the person came by. */
  referral(request: FastifyRequest, reply: FastifyReply): Promise<Referral | undefined>;
  /** Lets the person in. @returns where they go now */
  admit(request: FastifyRequest, reply: FastifyReply, user: UserRow, isNew: boolean): Promise<string>;
}
