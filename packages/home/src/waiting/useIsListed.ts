import { useAreAnswered } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { waitingSourcesQuery } from './waitingSources.ts';

/** The time that the page waits for the whole list, in milliseconds. */
const longestWait = 5_000;

/**
 * Whether the list of waiting items is as long as it is going to be: every feature has answered or failed,
 * or has had its time. The content below the list is rendered only then, so that nothing moves under the
 * user's finger.
 */
export function useIsListed(): boolean {
  const [isLate, setIsLate] = useState(false);
  const sources = useQuery(waitingSourcesQuery(usePortal()));
  const areAnswered = useAreAnswered(sources.data?.queries ?? []);
  const isComplete = sources.isError || (sources.isSuccess && areAnswered);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return isComplete || isLate;
}
