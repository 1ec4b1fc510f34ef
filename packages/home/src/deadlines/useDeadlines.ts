import { useContributions } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';

import { shortWait, useIsOver, useSources, type FoundBySources } from '../overview/useSources.ts';
import { listDeadlines, type DatedDeadline } from './listDeadlines.ts';

interface Deadlines extends Pick<FoundBySources<unknown>, 'isPending' | 'missing'> {
  /** The next first. */
  deadlines: readonly DatedDeadline[];
}

/** The deadlines of all features: together, or after a second as far as they are known. */
export function useDeadlines(): Deadlines {
  const now = useNow();
  const { timeZone } = useFormat();
  const { found, ...sources } = useSources(useContributions('deadlines'));
  const isOver = useIsOver(shortWait);
  // Each answer could put its lines above those that are read.
  const isShown = !sources.isPending || isOver;
  return { ...sources, deadlines: isShown ? listDeadlines(found, now, timeZone) : [] };
}
