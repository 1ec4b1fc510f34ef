import { useState } from 'react';

import type { Credentials, LoginResult } from '../session/AuthSession.ts';
import { describeLoginFailure, type LoginFailure } from './describeLoginFailure.ts';
import { useCountdown } from './useCountdown.ts';

export type SendCredentials = (credentials: Credentials) => Promise<LoginResult>;

/** Sends credentials, one try at a time, and keeps the result of the last try. */
export function useLogin(send: SendCredentials, onResult: (result: LoginResult, sent: Credentials) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const { secondsLeft, startCountdown } = useCountdown();

  async function login(credentials: Credentials): Promise<void> {
    if (isBusy || secondsLeft > 0) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      onResult(await send(credentials), credentials);
    } catch (error) {
      const described = describeLoginFailure(error);
      setFailure(described);
      if (described.kind === 'wait') startCountdown(described.seconds);
    } finally {
      setIsBusy(false);
    }
  }

  return { login, isBusy, failure, secondsLeft };
}
