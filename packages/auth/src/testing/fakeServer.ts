import type { User } from '@my-air/api-client/contract';
import { buildUser, type Answers } from '@my-air/feature-kit/testing';

import { failure } from './failure.ts';

/** A backend that knows the signed-in user. */
export interface FakeServer {
  /** The user whom the session cookie identifies. */
  user: User | null;
  /** The end of the session, as the server says. */
  expiresAt: string | null;
  readonly answers: Answers;
}

export function fakeServer(user: User | null = null): FakeServer {
  const session = (key: string) => {
    if (!server.user) throw failure('unauthenticated', key, { status: 401 });
    return { expires_at: server.expiresAt };
  };
  const open = () => {
    server.user ??= buildUser();
    return { expires_at: server.expiresAt };
  };
  const server: FakeServer = {
    user,
    expiresAt: null,
    answers: {
      'GET api/auth/check': () => session('GET api/auth/check'),
      'GET api/user': () => session('GET api/user') && { user: server.user },
      'POST api/login': open,
      'POST api/federated-auth/login': open,
      'POST api/logout': () => {
        session('POST api/logout');
        server.user = null;
        return undefined;
      },
    },
  };
  return server;
}
