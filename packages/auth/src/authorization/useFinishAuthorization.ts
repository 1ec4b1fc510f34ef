import { useEffect, useState } from 'react';

import type { AuthorizationResult, AuthSession } from '../session/AuthSession.ts';

/** Ends the authorization that the address carries, once, even if the screen is mounted repeatedly. */
export function useFinishAuthorization(
  { finishAuthorization }: Pick<AuthSession, 'finishAuthorization'>,
  onSignedIn: (destination: string) => void,
): AuthorizationResult | undefined {
  const [result, setResult] = useState<AuthorizationResult>();

  useEffect(() => {
    let isShown = true;
    const setFound = (found: AuthorizationResult) => {
      if (!isShown) return;
      setResult(found);
      if (found.kind === 'signed-in') onSignedIn(found.destination);
    };
    finishAuthorization().then(setFound, (error: unknown) => setFound({ kind: 'failed', error }));
    return () => {
      isShown = false;
    };
  }, [finishAuthorization, onSignedIn]);

  return result;
}
