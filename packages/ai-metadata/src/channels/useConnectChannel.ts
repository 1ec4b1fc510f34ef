import { port, usePortal } from '@my-air/feature-kit';
import { platformAuthorizationUrl, useBindingAction, type BindingAction } from '@my-air/feature-kit/views';

import type { AiChannel } from '../contract.ts';
import { aiMetadataPorts } from '../ports.ts';

/**
 * Says which permissions YouTube will ask for and sends the user there, so that we can change titles and
 * descriptions; not for staff who act on their behalf.
 * @param lost the channel whose access is to be renewed; without it any channel can be chosen there
 */
export function useConnectChannel(lost?: AiChannel): { connect: () => void; binding: BindingAction } {
  const portal = usePortal();
  const binding = useBindingAction();
  return {
    binding,
    connect: () => {
      if (binding.isRefused) return;
      const askForAccess = port(aiMetadataPorts, 'askForAccess');
      if (!askForAccess) portal.leave(platformAuthorizationUrl(portal.api, 'ai-metadata'));
      else askForAccess(portal, lost && { guid: lost.platform_guid, title: lost.title });
    },
  };
}
