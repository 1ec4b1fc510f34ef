import type { User } from '@my-air/api-client/contract';
import { rootRoute } from '@my-air/feature-kit';
import { renderRoute, stubPortal, type Answers, type StubPortal } from '@my-air/feature-kit/testing';
import { createRoute } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';

// The routes' lazy parts, loaded before the clock of the first test runs.
import '../authorization/oauth.lazy.tsx';
import { authFeature } from '../feature.ts';
import '../impersonation/impersonate.lazy.tsx';
import '../login/login.lazy.tsx';
import { createSession } from '../session/createSession.ts';
import { fakeServer } from './fakeServer.ts';
import { openAddress } from './openAddress.ts';

/** A screen of any other feature. */
const elsewhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => null });

interface Options {
  /** The user whom the session cookie identifies. */
  user?: User | null;
  answers?: Answers;
  /** Called with the portal before the address is opened. */
  prepare?: (portal: StubPortal & { session: ReturnType<typeof createSession> }) => Promise<unknown>;
}

/** Opens an address of this feature with a session of its own, twice mounted as in development. */
export async function openRoute(path: string, { user = null, answers, prepare }: Options = {}) {
  openAddress(path);
  const stub = stubPortal({ user: null, answers: { ...fakeServer(user).answers, ...answers } });
  const { api, queryClient, config, leave } = stub;
  const session = createSession({ api, queryClient, config, leave });
  onTestFinished(session.dispose);
  const portal = Object.assign(stub, { session });
  await prepare?.(portal);
  const opened = await renderRoute({ routes: [...authFeature.routes, elsewhere] }, path, {
    portal,
  });
  return { ...opened, portal, session, api };
}
