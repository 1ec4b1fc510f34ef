import { channelsQuery, usePortal, useUser } from '@my-air/feature-api';
import { useQuery } from '@tanstack/react-query';

import type { OfferPerson } from './describeAccess.ts';

/** Who looks at the services: their channels and what they may; undefined while the channels are not known. */
export function usePerson(): OfferPerson | undefined {
  const { api } = usePortal();
  const { data: channels } = useQuery(channelsQuery(api));
  const user = useUser();
  return channels && { channels, user };
}
