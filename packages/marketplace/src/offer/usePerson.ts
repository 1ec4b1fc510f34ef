import { channelsQuery, usePortal, useUser } from '@my-air/feature-api';
import { useQuery } from '@tanstack/react-query';

import type { OfferPerson } from './describeAccess.ts';

/** Who looks at the services: their channels, which the route has loaded, and what they may. */
export function usePerson(): OfferPerson {
  const { api } = usePortal();
  const { data: channels = [] } = useQuery(channelsQuery(api));
  return { channels, user: useUser() };
}
