import { bindPorts } from '@my-air/feature-kit';

import { notificationsPorts } from '../ports.ts';

/** Opens agreements by the name of their dialog, as the portal does: `portal.opened` remembers it. */
export function bindAgreementPort(): void {
  bindPorts(notificationsPorts, {
    readAgreement: ({ modals }, id) =>
      void modals.open('agreement' as never, { agreements: [{ id }] } as never),
  });
}
