import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../IdentityContext.ts';
import { agreementRoutes } from './agreementRoutes.ts';
import { preferenceRoutes } from './preferenceRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { securityRoutes } from './securityRoutes.ts';

/** The pages on which users manage their account. */
export function accountRoutes(app: FastifyInstance, context: IdentityContext): void {
  profileRoutes(app, context);
  securityRoutes(app, context);
  preferenceRoutes(app, context);
  agreementRoutes(app, context);
}
