import { checkAuth, getCsrfCookie, logout } from '@my-air/api-client/contract';

import { registerEndpoint, registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { Part } from '../Sandbox.ts';

/** The session itself: its token, whether it still lives, and its end. */
export const sessionApi: Part = (sandbox) => async (app) => {
  registerOpenEndpoint(app, sandbox, getCsrfCookie, async ({ request, reply }) => {
    await sandbox.sessions.open(request, reply);
  });
  registerEndpoint(app, sandbox, checkAuth, (_call, { session }) => ({
    expires_at: session.expiresAt.toISOString(),
  }));
  registerEndpoint(app, sandbox, logout, async ({ request, reply }) => {
    await sandbox.sessions.signOut(request, reply);
  });
};
