import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '@my-air/feature-kit/data';

import { useShell } from '../Shell.ts';

/**
 * Signs the user out. If the server fails to, the session goes on: a message says so, and offers to try
 * again.
 */
export function useSignOut(): () => void {
  const { t } = useLingui();
  const { session, toasts } = useShell().portal;
  const failureText = useFailureText();

  const signOut = () => {
    session.signOut('requested').catch((error: unknown) => {
      toasts.show({
        type: 'error',
        title: t`You are still signed in`,
        text: failureText(error),
        action: { label: t`Try again`, onAct: signOut },
      });
    });
  };
  return signOut;
}
