import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary, ShortList } from '@my-air/feature-kit/views';
import { Card, Stack } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { JobLine } from './JobLine.tsx';
import { jobsQuery } from './jobsQuery.ts';
import { isActive } from './jobProgress.ts';

// Earlier ones have ended long ago.
const shownCount = 3;

/**
 * The jobs of a channel that run, or ended last. Draws nothing without any, or where the server lists none.
 */
export function RecentJobs({ channelId }: { channelId: string }) {
  const { api } = usePortal();
  const { data: jobs } = useQuery(jobsQuery(api));
  // A channel that came broken is null: its job belongs to no known channel.
  const channelJobs = (jobs ?? []).filter(({ channel }) => channel?.platform_guid === channelId);
  const ordered = [...channelJobs.filter(isActive), ...channelJobs.filter((job) => !isActive(job))];
  if (ordered.length === 0) return null;

  return (
    <Card title={<Trans>Translations of this channel</Trans>}>
      <Stack gap={4}>
        <ShortList items={ordered} limit={shownCount}>
          {(shown) =>
            shown.map((job) => (
              <ItemBoundary key={String(job.id)} of={job}>
                <JobLine job={job} isOfChannel />
              </ItemBoundary>
            ))
          }
        </ShortList>
      </Stack>
    </Card>
  );
}
