import { stubPortal, type Answers, type StubPortal } from '@my-air/feature-kit/testing';
import { onTestFinished } from 'vitest';

import type { AuthSession } from '../session/AuthSession.ts';
import { createSession } from '../session/createSession.ts';
import type { SessionOptions } from '../session/SessionOptions.ts';
import { fakeServer, type FakeServer } from './fakeServer.ts';
import { openAddress } from './openAddress.ts';

interface Options extends Partial<SessionOptions> {
  /** The address that the page shows. */
  at?: string;
  server?: FakeServer;
  /** Answers that replace the server's. */
  answers?: Answers;
}

export interface OpenedSession {
  session: AuthSession;
  portal: StubPortal;
  /** The keys of the calls that were made. */
  calls: () => readonly string[];
  /** The addresses that the browser was sent to. */
  left: readonly string[];
}

/** The session of one tab, with everything around it. Several in one test are tabs of one browser, and share its address. */
export function openSession({
  at = '/',
  server = fakeServer(),
  answers = {},
  ...options
}: Options = {}): OpenedSession {
  openAddress(at);
  const portal = stubPortal({ user: null, answers: { ...server.answers, ...answers } });
  const { api, queryClient, config, left } = portal;
  const session = createSession({
    api,
    queryClient,
    config,
    leave: portal.leave,
    ...options,
  });
  onTestFinished(session.dispose);
  return { session, portal, left, calls: () => api.calls.map(({ key }) => key) };
}
