import { Trans } from '@lingui/react/macro';
import { usePortal, type TopBarSheetProps } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { Stack, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { JobLine } from '../jobs/JobLine.tsx';
import { openJobsQuery } from '../jobs/jobsQuery.ts';
import { isActive } from '../jobs/jobProgress.ts';

/** The translations that run, from any screen. */
export function ProgressSheet({ close }: TopBarSheetProps) {
  const { api } = usePortal();
  const result = useQuery(openJobsQuery(api));
  return (
    <QueryView query={result} failed={<Trans>The translations could not be loaded</Trans>}>
      {(jobs) => {
        const active = (jobs ?? []).filter(isActive);
        return (
          <Stack gap={4}>
            {active.length === 0 && (
              <Text tone="muted">
                <Trans>No translation is running.</Trans>
              </Text>
            )}
            {active.map((job) => (
              <JobLine key={String(job.id)} job={job} onFollow={close} />
            ))}
          </Stack>
        );
      }}
    </QueryView>
  );
}
