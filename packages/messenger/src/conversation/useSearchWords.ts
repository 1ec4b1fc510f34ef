import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { SearchStatus } from './useSearchBack.ts';

export interface SearchProgress {
  status: SearchStatus;
  /** The number of loaded messages, and whether the chat has more. */
  count: number;
  hasMore: boolean;
  /** The number of the shown match, from 1, and the number of all matches. */
  current: number;
  total: number;
}

/** The text for the result of a search in a chat, with the number of messages searched. */
export function useSearchWords({ status, count, hasMore, current, total }: SearchProgress): string {
  const { t } = useLingui();
  if (status === 'looking') return t`Searching earlier messages…`;
  if (status === 'failed') return t`Earlier messages could not be loaded`;
  if (!hasMore) return total > 0 ? t`${current} of ${total} in this chat` : t`No matches in this chat`;
  return total > 0
    ? t`${current} of ${total}, in ${plural(count, { one: '# loaded message', other: '# loaded messages' })}`
    : t`${plural(count, { one: 'Nothing in # loaded message', other: 'Nothing in # loaded messages' })}`;
}
