import { useState, useEffect } from 'react';

import type { Credentials, LoginResult } from '../session/AuthSession.ts';
import { describeLoginFailure, type LoginFailure } from './describeLoginFailure.ts';

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

/** Counts down whole seconds to zero. */
function useCountdown(): { secondsLeft: number; startCountdown: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    secondsLeft,
    startCountdown(seconds) {
      setNow(performance.now());
      setEndsAt(performance.now() + seconds * 1000);
    },
  };
}
