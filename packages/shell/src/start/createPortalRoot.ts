import { createRoot, type Root } from 'react-dom/client';

import type { Monitoring } from '../monitoring/createMonitoring.ts';
import { firstScreenIsThere } from './firstScreen.ts';
import { showStartFailure } from './showStartFailure.ts';

/** Makes the root that the portal is drawn in. What no screen takes care of is told of, and ends at the page of last resort. */
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
      // Nothing else will stand there, and the reports, which wait for a first screen, have this to tell.
      firstScreenIsThere();
    },
  });
}
