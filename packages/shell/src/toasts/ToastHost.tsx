import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@my-air/ui-kit';
import { useEffect } from 'react';

import { useShell } from '../Shell.ts';

/** Shows the messages of the portal. */
export function ToastHost() {
  const { t } = useLingui();
  const { toasts } = useShell();
  // After the effect with which the region within begins to listen.
  useEffect(() => toasts.start(), [toasts]);

  return (
    <ToastRegion
      manager={toasts.manager}
      labels={{
        region: t`Notices (F6)`,
        dismiss: t`Dismiss`,
        types: {
          important: t`Important`,
          warning: t`Warning`,
          success: t`Done`,
          save: t`Saved`,
          error: t`Error`,
          critical: t`Error`,
          info: t`Info`,
        },
      }}
    />
  );
}
