import { useLingui } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';

import { errorId } from '../errorId.ts';
import { port } from '../ports.ts';
import { forgetFailedReads } from '../recentFailure.ts';
import { supportPorts } from '../support/supportPorts.ts';
import { usePortal } from '../usePortal.ts';
import { describeFailure } from './describeFailure.ts';
import { FailedScreen } from './FailedScreen.tsx';

/** What a route shows when its data, its code or its screen failed. */
export function FailedView({ error }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const { queryClient, connection } = usePortal();
  // Kept as it was, and the moment before counts: the browser is often online again before the failure is shown.
  const [isOnline] = useState(connection.isSteady);
  const [isRetrying, startRetrying] = useTransition();

  function retry() {
    // All are needed: failed queries may be asked again, and the loaders run and show the route anew.
    queries.reset();
    forgetFailedReads(queryClient);
    startRetrying(() => router.invalidate());
  }
  useWhenOnline(describeFailure(error, isOnline) === 'offline', retry);

  return (
    <FailedScreen
      error={error}
      onRetry={retry}
      isRetrying={isRetrying}
      isOnline={isOnline}
      help={<SupportButton error={error} />}
    />
  );
}

/** Calls back each time the backend can be reached again. */
function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  const { connection } = usePortal();
  const onBack = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = connection.onReturn(onBack);
    connection.reportFailure();
    return stop;
  }, [isWaiting, connection]);
}

/** Opens a support request that already names the failure, where some feature takes such requests. */
function SupportButton({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useLingui();
  const portal = usePortal();
  const id = errorId(error);
  const askSupport = port(supportPorts, 'askSupport');
  // Nothing to offer: no feature of this portal takes support requests.
  if (!askSupport) return null;

  return (
    <Button onClick={() => askSupport(portal, { summary: t`Error ${id}` })}>{t`Write to support`}</Button>
  );
}
