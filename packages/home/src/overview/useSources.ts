import { useScope, useSharedQueries } from '@my-air/feature-kit/data';
import { usePortal, type SourceQuery } from '@my-air/feature-kit';
import type { MessageDescriptor } from '@my-air/i18n';
import { useEffect, useState } from 'react';

interface Source<Found> {
  id: string;
  label: MessageDescriptor;
  query: SourceQuery<Found>;
}

/** A source that has failed, or has not answered for a long time. */
export interface MissingSource {
  id: string;
  label: MessageDescriptor;
  /** Requests it again; absent while its answer may still come. */
  retry?: () => void;
}

/** The items that the sources of all features have found so far. */
export interface FoundBySources<Found> {
  /** The items of each source; undefined where nothing is known yet. */
  found: readonly (readonly Found[] | undefined)[];
  /** Whether the answer of one is still to come. */
  isPending: boolean;
  missing: readonly MissingSource[];
}

/** The time for which what is first shown waits for the answers of all features, in milliseconds: it should not move. */
export const shortWait = 1_000;
/** The time after which a source that has not answered is named, in milliseconds. */
const longestWait = 5_000;

/**
 * Asks the sources of all features. They write their lines when they are first asked, and when other channels are shown: in another language the component
 * has to be made anew.
 */
export function useSources<Found>(sources: readonly Source<Found>[]): FoundBySources<Found> {
  const portal = usePortal();
  const { includes } = useScope();
  const ask = () => ({ includes, queries: sources.map(({ query }) => query(portal, includes)) });
  const [asked, setAsked] = useState(ask);
  if (asked.includes !== includes) setAsked(ask());
  const results = useSharedQueries(asked.queries);
  const isLate = useIsOver(longestWait);

  return {
    found: results.map(({ data }) => data),
    isPending: results.some((result) => result.isPending),
    missing: sources.flatMap(({ id, label }, index): MissingSource[] => {
      const { data, isError, isPending, refetch } = results[index]!;
      if (isError && data === undefined) return [{ id, label, retry: () => void refetch() }];
      return isPending && isLate ? [{ id, label }] : [];
    }),
  };
}

/** Whether a time has passed since the component came, in milliseconds. */
export function useIsOver(time: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return isOver;
}
