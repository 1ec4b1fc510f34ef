import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { UserRow } from '../database/schema.ts';
import type { Platform } from '../Platform.ts';
import type { AccountSession } from './accountSession.ts';
import type { IdentityPage } from './pages/identityPage.ts';

/** The services that the pages of the identity provider get. */
export interface IdentityContext {
  readonly sandbox: Platform;
  readonly provider: Provider;
  readonly session: AccountSession;
  /** Sends a page in the frame of the identity provider. */
  readonly send: (reply: FastifyReply, page: Omit<IdentityPage, 'portalOrigins'>) => FastifyReply;
  /** The signed-in user; without one it redirects to the sign-in and returns `undefined`. */
  readonly requireUser: (request: FastifyRequest, reply: FastifyReply) => Promise<UserRow | undefined>;
}
