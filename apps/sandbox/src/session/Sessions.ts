import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SessionRow } from '../database/schema.ts';

/** Opens, finds and ends the sessions of browsers. */
export interface Sessions {
  /** The session of the request's cookie, unless it is over. */
  find(request: FastifyRequest): Promise<SessionRow | undefined>;
  /** The request's session, or a new one of nobody; sets the cookies of a new one, and the token cookie anyway. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<SessionRow>;
  /** Starts a session of a user under a new name, ending the request's own. */
  signIn(request: FastifyRequest, reply: FastifyReply, as: SignIn): Promise<SessionRow>;
  /** Puts the end of the session off, because it is used. */
  extend(session: SessionRow): Promise<SessionRow>;
  /** Ends the request's session and takes its cookies away. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SignIn {
  userId: number;
  /** Whether the session outlives the browser window. @default false */
  isRemembered?: boolean;
  /** The member of staff who acts as the user; such a session ends after an hour. */
  impersonatorId?: number;
}
