import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import type { RowListProps } from './RowList.tsx';

interface FollowedEnd extends Pick<RowListProps<{ readonly key: string }>, 'rows' | 'onView'> {
  frame: HTMLDivElement | null;
  virtual: Virtualizer<HTMLDivElement, HTMLElement>;
  /** Whether the end stays in sight where it was. */
  isFollowed: boolean;
}

/** Keeps the end of a list in sight while its rows and its height change, and reports what is in sight. */
export function useFollowedEnd({ frame, rows, virtual, isFollowed, onView }: FollowedEnd): void {
  // The virtualizer changes outside of React: the compiler would keep its first results.
  'use no memo';
  const keepEnd = useEffectEvent(() => {
    if (frame && isFollowed) virtual.scrollToEnd();
  });
  // The last row comes, or is replaced: an unsent message by the sent one, which may be higher.
  const lastKey = rows.at(-1)?.key;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the moment, not what is read
  useLayoutEffect(() => keepEnd(), [lastKey]);
  // The composer grows, or the keyboard of a phone opens.
  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => keepEnd());
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  const reportView = useEffectEvent(() => {
    const isAtEnd = virtual.isAtEnd();
    // Rows that were measured while they came can leave the end a few pixels below.
    if (isAtEnd && !virtual.isScrolling) keepEnd();
    const [first, last] = [rows[virtual.range?.startIndex ?? -1], rows[virtual.range?.endIndex ?? -1]];
    if (first && last) onView?.({ first: first.key, last: last.key, isAtEnd });
  });
  const { startIndex, endIndex } = virtual.range ?? {};
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these are the moments
  useEffect(() => reportView(), [rows, startIndex, endIndex, virtual.isScrolling]);
}
