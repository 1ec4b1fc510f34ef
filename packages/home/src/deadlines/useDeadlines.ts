import { useContributions } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';

import { useSources, type FoundBySources } from '../overview/useSources.ts';
import { listDeadlines, type DatedDeadline } from './listDeadlines.ts';

interface Deadlines extends Pick<FoundBySources<unknown>, 'isPending' | 'missing'> {
  /** The next first. */
  deadlines: readonly DatedDeadline[];
}

/** The deadlines of all features, as far as they are known. */
export function useDeadlines(): Deadlines {
  const now = useNow();
  const { timeZone } = useFormat();
  const { found, ...sources } = useSources(useContributions('deadlines'));
  return { ...sources, deadlines: listDeadlines(found, now, timeZone) };
}
