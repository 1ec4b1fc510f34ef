import { channelsQuery, useScope } from '@my-air/feature-kit/data';
import { port, usePortal, useUser } from '@my-air/feature-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { marketplacePorts } from '../ports.ts';
import type { Applicant } from './describeAccess.ts';

/** The user with their channels, or those that the screens show, and the channels they can add. */
export function useApplicant(): Applicant {
  const { api, config } = usePortal();
  const { data } = useSuspenseQuery(channelsQuery(api));
  const { channels = data } = useScope();
  const user = useUser();
  const profiles = (['instagram', 'tiktok'] as const).filter(
    (platform) => config.baseProducts[platform] !== null,
  );
  const linkToCapability = port(marketplacePorts, 'linkToCapability');
  return {
    channels,
    user,
    addable: ['youtube', ...profiles],
    canObtain: (capability) => linkToCapability?.(capability) !== undefined,
  };
}
