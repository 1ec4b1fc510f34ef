import { createRoot, type Root } from 'react-dom/client';

import type { Monitoring } from '../monitoring/createMonitoring.ts';
import { firstScreenIsThere } from './firstScreen.ts';
import { showStartFailure } from './showStartFailure.ts';

/**
 * Makes the root that the portal is drawn in. An error that no screen handles is reported, and ends at the
 * page of last resort.
 */
export function createPortalRoot(element: Element, { report }: Pick<Monitoring, 'report'>): Root {
  const warn = (error: unknown) => {
    console.warn(error);
    report(error);
  };
  return createRoot(element, {
    onCaughtError: warn,
    onRecoverableError: warn,
    onUncaughtError: (error) => {
      warn(error);
      showStartFailure(error);
      // No screen will follow, and the reports, which wait for a first screen, have this error to send.
      firstScreenIsThere();
    },
  });
}
