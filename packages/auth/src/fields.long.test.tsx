import { checkAuth } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { buildUser, describeFields } from '@my-air/feature-kit/testing';
import { useEffect, useState } from 'react';

import { federatedLogin, login } from './contract.ts';
import { authFeature } from './feature.ts';
import type { AuthSession } from './session/AuthSession.ts';
import { createSession } from './session/createSession.ts';
import { fakeBrowser, type FakeTab } from './testing/fakeBrowser.ts';
import { fakeServer } from './testing/fakeServer.ts';

const credentials = { email: 'ann@my-air.test', password: 'correct horse' };
const { answers } = fakeServer(buildUser());

interface NameProps {
  /** Makes the session find out its user. */
  ask: (session: AuthSession, tab: FakeTab, left: readonly string[]) => Promise<unknown>;
}

/** The name of the user of a new session. */
function Name({ ask }: NameProps) {
  const { api, queryClient, config } = usePortal();
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const browser = fakeBrowser().openTab();
    const left: string[] = [];
    const leave = (url: string) => void left.push(url);
    const session = createSession({
      api,
      queryClient,
      config,
      leave,
      browser,
    });
    ask(session, browser, left).then(
      () => setSaid(`Signed in: ${String(session.getUser()?.name)}`),
      () => setSaid('Something went wrong'),
    );
    return session.dispose;
  }, [api, queryClient, config, ask]);
  return <p aria-busy={said === undefined}>{said}</p>;
}

const check = (session: AuthSession) => session.ensureUser();
const signIn = (session: AuthSession) => session.login(credentials);

/** Leaves for the identity provider and comes back with its code. */
async function comeBack(session: AuthSession, tab: FakeTab, left: readonly string[]) {
  await session.startAuthorization();
  const state = new URL(left.at(-1) ?? '').searchParams.get('state');
  tab.open(`/oauth/login?code=the-code&state=${state}`);
  const result = await session.finishAuthorization();
  if (result.kind !== 'signed-in') throw new Error(`coming back ended as ${result.kind}`);
}

describeFields(authFeature, {
  'the check of a session': {
    screen: <Name ask={check} />,
    answers,
    call: checkAuth,
    good: { expires_at: '2099-01-01T12:00:00Z' },
  },
  'the sign-in with a password': {
    screen: <Name ask={signIn} />,
    answers,
    call: login,
    good: { expires_at: '2099-01-01T12:00:00Z', two_factor: false },
  },
  'the sign-in through the identity provider': {
    screen: <Name ask={comeBack} />,
    answers,
    call: federatedLogin,
    good: { expires_at: '2099-01-01T12:00:00Z' },
    keeps: ['Signed in: '],
  },
});
