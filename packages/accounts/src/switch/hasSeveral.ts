import { channelsQuery } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

/** Whether there is more than one channel to choose from. */
export const hasSeveral = ({ api }: Pick<PortalContext, 'api'>) =>
  queryOptions({ ...channelsQuery(api), select: (channels) => channels.length > 1 });
