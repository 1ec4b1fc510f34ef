import { checkAuth, getCsrfCookie, logout } from '@my-air/api-client/contract';

import { registerEndpoint, registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';

/** The session itself: its token, whether it is still valid, and its end. */
export const sessionApi: ApiArea = (sandbox) => async (app) => {
  registerOpenEndpoint(app, sandbox, getCsrfCookie, async ({ db, request, reply }) => {
    await sandbox.sessions.open(db, request, reply);
  });
  registerEndpoint(app, sandbox, checkAuth, (_call, { session }) => ({
    expires_at: session.expiresAt.toISOString(),
  }));
  registerEndpoint(app, sandbox, logout, async ({ db, request, reply }) => {
    await sandbox.sessions.signOut(db, request, reply);
  });
};
