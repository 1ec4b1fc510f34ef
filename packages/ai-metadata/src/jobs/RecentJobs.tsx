import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary, MoreRows, QueryView, ShortList } from '@my-air/feature-kit/views';
import { Card, Stack } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

import { uniqueRows } from '../list/paging.ts';
import { JobLine } from './JobLine.tsx';
import { jobHistoryQuery } from './jobsQuery.ts';
import { isActive } from './jobProgress.ts';

// Earlier ones have ended long ago.
const shownCount = 3;

/**
 * The jobs of a channel that run, or ended last. Draws nothing without any, or where the server lists none.
 */
export function RecentJobs({ channelId }: { channelId: string }) {
  const { api } = usePortal();
  const history = useInfiniteQuery(jobHistoryQuery(api, channelId));

  return (
    <QueryView
      query={history}
      pending={null}
      isBanner
      failed={<Trans>The translations could not be loaded</Trans>}
    >
      {({ pages }) => {
        const jobs = uniqueRows(
          pages.flatMap((page) => page?.jobs ?? []),
          ({ id }) => String(id),
        );
        if (jobs.length === 0) return null;
        const ordered = [...jobs.filter(isActive), ...jobs.filter((job) => !isActive(job))];
        return (
          <Card title={<Trans>Translations of this channel</Trans>}>
            <Stack gap={4}>
              <ShortList items={ordered} limit={shownCount}>
                {(shown) => (
                  <>
                    {shown.map((job) => (
                      <ItemBoundary key={String(job.id)} of={job}>
                        <JobLine job={job} isOfChannel />
                      </ItemBoundary>
                    ))}
                    {shown.length === jobs.length && (pages.length > 1 || history.hasNextPage) && (
                      <MoreRows query={history} />
                    )}
                  </>
                )}
              </ShortList>
            </Stack>
          </Card>
        );
      }}
    </QueryView>
  );
}
