import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { SearchStatus } from './useSearchBack.ts';

export interface SearchProgress {
  status: SearchStatus;
  /** How many messages are loaded, and whether that is not the whole chat. */
  count: number;
  hasMore: boolean;
  /** Which match is shown, from 1, and how many there are. */
  current: number;
  total: number;
}

/** Says what a search in a chat has found, and in how much of it. */
export function useSearchWords({ status, count, hasMore, current, total }: SearchProgress): string {
  const { t } = useLingui();
  if (status === 'looking') return t`Searching earlier messages…`;
  if (status === 'failed') return t`Earlier messages could not be loaded`;
  if (!hasMore) return total > 0 ? t`${current} of ${total} in this chat` : t`No matches in this chat`;
  return total > 0
    ? t`${current} of ${total}, in ${plural(count, { one: '# loaded message', other: '# loaded messages' })}`
    : t`${plural(count, { one: 'Nothing in # loaded message', other: 'Nothing in # loaded messages' })}`;
}
