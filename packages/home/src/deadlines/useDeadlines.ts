import { useSharedQueries } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { deadlinesQuery } from './deadlinesQuery.ts';
import { listDeadlines, type DatedDeadline } from './listDeadlines.ts';

export interface Deadlines {
  /** The next first. */
  deadlines: readonly DatedDeadline[];
  /** Whether some of them could not be loaded. */
  hasFailed: boolean;
  /** Repeats the failed requests. */
  retry: () => void;
}

/** The deadlines of all features. Suspends until each of them has answered or failed. */
export function useDeadlines(): Deadlines {
  const now = useNow();
  const { timeZone } = useFormat();
  const parts = useSuspenseQuery(deadlinesQuery(usePortal()));
  const results = useSharedQueries(parts.data.queries);

  return {
    deadlines: listDeadlines(
      results.map(({ data }) => data),
      now,
      timeZone,
    ),
    hasFailed: parts.data.hasFailed || results.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      if (parts.data.hasFailed) void parts.refetch();
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
