import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Queries } from '../database/Database.ts';
import type { SessionRow } from '../database/schema.ts';

/** Opens, finds and ends the sessions of browsers. */
export interface Sessions {
  /** The session of the request's cookie, unless it is over. */
  find(db: Queries, request: FastifyRequest): Promise<SessionRow | undefined>;
  /** The request's session, or a new one without a user; sets the cookies of a new one, the token always. */
  open(db: Queries, request: FastifyRequest, reply: FastifyReply): Promise<SessionRow>;
  /** Starts a session of a user under a new name, ending the request's own. */
  signIn(db: Queries, request: FastifyRequest, reply: FastifyReply, as: SignIn): Promise<SessionRow>;
  /** Puts the end of the session off, because it is used. */
  extend(db: Queries, session: SessionRow): Promise<SessionRow>;
  /** Ends the request's session and takes its cookies away. */
  signOut(db: Queries, request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SignIn {
  userId: number;
  /** Whether the session outlives the browser window. @default false */
  isRemembered?: boolean;
  /** The member of staff who acts as the user; such a session ends after an hour. */
  impersonatorId?: number;
}
