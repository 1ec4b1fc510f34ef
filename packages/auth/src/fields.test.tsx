import { checkAuth } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-api';
import { buildUser, describeFields } from '@my-air/feature-api/testing';
import { useEffect, useState } from 'react';

import { login } from './contract.ts';
import { authFeature } from './feature.ts';
import type { AuthSession } from './session/AuthSession.ts';
import { createSession } from './session/createSession.ts';
import { fakeBrowser } from './testing/fakeBrowser.ts';
import { fakeServer } from './testing/fakeServer.ts';

const credentials = { email: 'ann@my-air.test', password: 'correct horse' };
const { answers } = fakeServer(buildUser());

interface NameProps {
  /** Finds out who is signed in. */
  ask: (session: AuthSession) => Promise<unknown>;
}

/** The name of the user of a new session. */
function Name({ ask }: NameProps) {
  const { api, queryClient, config } = usePortal();
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const browser = fakeBrowser().openTab();
    const session = createSession({ api, queryClient, config, leave: () => {}, browser });
    ask(session).then(
      () => setSaid(`Signed in: ${String(session.getUser()?.name)}`),
      () => setSaid('Something went wrong'),
    );
    return session.dispose;
  }, [api, queryClient, config, ask]);
  return <p aria-busy={said === undefined}>{said}</p>;
}

const check = (session: AuthSession) => session.ensureUser();
const signIn = (session: AuthSession) => session.login(credentials);

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
});
