import { useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';

import { errorId } from '../errorId.ts';
import { forgetFailedReads } from '../recentFailure.ts';
import { usePortal } from '../usePortal.ts';
import { describeFailure } from './describeFailure.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { SupportButton } from './SupportButton.tsx';

/** The view of a route when its data, its code or its screen failed. */
export function FailedView({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const { queryClient, connection } = usePortal();
  // Kept from the time of the failure, including the moment before: the browser is often online again when
  // the failure is shown.
  const [isOnline] = useState(connection.isSteady);
  const [isRetrying, startRetrying] = useTransition();
  const id = errorId(error);

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
      help={<SupportButton size="m" summary={t`Error ${id}`} />}
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
