import { bindPorts, type PortalContext } from '@my-air/feature-kit';

import { distributionPorts } from '../ports.ts';

/** Opens agreements by the name of their dialog, as the portal does: `portal.opened` remembers it. */
export function bindAgreementPorts(): void {
  bindPorts(distributionPorts, {
    acceptAgreement: async (portal, { id, signing, send, isDone }) =>
      (await open(portal, { agreements: [{ id }], signing, accept: { send, isDone } })) === 'accepted',
    readAgreement: (portal, id) => void open(portal, { agreements: [{ id }] }),
  });
}

const open = (portal: PortalContext, props: object): Promise<unknown> =>
  portal.modals.open('agreement' as never, props as never);
