import { channelsQuery } from '@my-air/data-kit';
import { port, usePortal, useUser } from '@my-air/feature-api';
import { useQuery } from '@tanstack/react-query';

import { marketplacePorts } from '../ports.ts';
import type { Applicant } from './describeAccess.ts';

/** The user with their channels and the channels they can add; undefined while the channels are not known. */
export function useApplicant(): Applicant | undefined {
  const { api, config } = usePortal();
  const { data: channels } = useQuery(channelsQuery(api));
  const user = useUser();
  const profiles = (['instagram', 'tiktok'] as const).filter(
    (platform) => config.baseProducts[platform] !== null,
  );
  const linkToCapability = port(marketplacePorts, 'linkToCapability');
  return (
    channels && {
      channels,
      user,
      addable: ['youtube', ...profiles],
      canObtain: (capability) => linkToCapability?.(capability) !== undefined,
    }
  );
}
