import { useLingui } from '@lingui/react/macro';
import { onlineManager } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { errorId } from './errorId.ts';
import { usePortal } from '../index.ts';
import { describeFailure } from './describeFailure.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { SupportButton } from './SupportButton.tsx';
import { useRetry } from './useRetry.ts';

/** The view of a route when its data, its code or its screen failed. */
export function FailedView({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const { connection } = usePortal();
  // Kept from the time of the failure, including the moment before: the browser is often online again when
  // the failure is shown.
  const [isOnline, setIsOnline] = useState(connection.isSteady);
  // Code that could not be loaded may be the first to find out: the server is asked only then.
  useEffect(() => onlineManager.subscribe((isReached) => setIsOnline((before) => before && isReached)), []);
  const { retry, isRetrying } = useRetry();
  const id = errorId(error);
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
