import { stubPortal, type Answers, type StubPortal } from '@my-air/feature-kit/testing';
import { onTestFinished } from 'vitest';

import type { AuthSession } from '../session/AuthSession.ts';
import { createSession } from '../session/createSession.ts';
import type { SessionOptions } from '../session/SessionOptions.ts';
import { fakeBrowser, type FakeTab } from './fakeBrowser.ts';
import { fakeServer, type FakeServer } from './fakeServer.ts';

interface Options extends Partial<Omit<SessionOptions, 'browser'>> {
  tab?: FakeTab;
  server?: FakeServer;
  /** Answers that replace the server's. */
  answers?: Answers;
}

export interface OpenedSession {
  session: AuthSession;
  portal: StubPortal;
  tab: FakeTab;
  /** The keys of the calls that were made. */
  calls: () => readonly string[];
  /** The addresses that the browser was sent to. */
  left: readonly string[];
}

/** The session of one tab, with everything around it. */
export function openSession({
  tab = fakeBrowser().openTab(),
  server = fakeServer(),
  answers = {},
  ...options
}: Options = {}): OpenedSession {
  const portal = stubPortal({ user: null, answers: { ...server.answers, ...answers } });
  const { api, queryClient, config, left } = portal;
  const session = createSession({
    api,
    queryClient,
    config,
    leave: portal.leave,
    browser: tab,
    ...options,
  });
  onTestFinished(session.dispose);
  return { session, portal, tab, left, calls: () => api.calls.map(({ key }) => key) };
}
