import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';

import { useShell } from '../Shell.ts';
import { useDelayedFlag } from './useDelayedFlag.ts';

/** The bar at the top while a route is opened, and the loader when that takes long. */
export function RouteProgress() {
  const { t } = useLingui();
  const { session } = useShell().portal;
  const isOpening = useRouterState({ select: (state) => state.isLoading });
  const { isSubmitting } = useAtomValue(session.stateAtom);
  const isSlow = useDelayedFlag(isOpening || isSubmitting);

  return (
    <>
      {isOpening && <div className="progress" aria-hidden data-testid="route-progress" />}
      {isSlow && (
        <output className="loader">
          <span>{t`Loading`}</span>
        </output>
      )}
    </>
  );
}
